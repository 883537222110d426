// While the page is printed, the tree is a picture that fills its place on the paper, whatever the window's size. It moves nothing and
// draws nothing.

const tree = () => /** @type {SVGSVGElement | null} */ (document.querySelector('.stage > .tree'));

export function listenToPrinting() {
  addEventListener('beforeprint', () => {
    const shown = tree();
    const { width, height } = shown?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (width > 0 && height > 0) shown?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  });
  addEventListener('afterprint', () => tree()?.removeAttribute('viewBox'));
}
