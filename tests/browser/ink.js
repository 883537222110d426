// Whether a picture shows every text of its drawing, which a file's size does not tell. It runs in the browser.

/**
 * The texts of a drawing where its picture at double size is blank.
 * @param {{ picture: string, drawing: string }} files the picture in base64
 */
export async function withoutInk({ picture, drawing }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(image.width, image.height).getContext('2d')
  );
  context.drawImage(image, 0, 0);
  // On the page, because only there does a text have a position.
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;left:0;top:0';
  // The page has the picture's font, and its policy forbids inline styles.
  const plain = drawing.replace(/<style\b[\s\S]*?<\/style>/, '');
  host.append(new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement);
  (document.querySelector('dialog[open]') ?? document.body).append(host);
  const svg = /** @type {SVGSVGElement} */ (host.firstElementChild);
  const toPicture = /** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse();
  const empty = [...svg.querySelectorAll('text')]
    .filter((text) => text.textContent?.trim())
    .filter((text) => {
      const { x, y, width, height } = text.getBBox();
      const matrix = toPicture.multiply(/** @type {DOMMatrix} */ (text.getScreenCTM()));
      const corner = new DOMPoint(x, y).matrixTransform(matrix);
      const { data } = context.getImageData(2 * corner.x, 2 * corner.y, 2 * width, 2 * height);
      const paper = data.slice(0, 4).toString();
      for (let at = 0; at < data.length; at += 4) if (data.slice(at, at + 4).toString() !== paper) return false;
      return true;
    })
    .map((text) => text.textContent);
  host.remove();
  return empty;
}
