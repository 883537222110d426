// What the page is made of, with the licences of all that. The build puts the text here (vite.notices.js).

export const notices = '%notices%';
