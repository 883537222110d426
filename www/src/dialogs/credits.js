// The licences of everything in the page. The build inserts the text here (vite.notices.js).

export const notices = '%notices%';
