/** Returns a ref that keeps the height of its element in a CSS property of the page. admin.css has the initial value. */
export const createHeightRef = (property: `--${string}`) => (element: HTMLElement | null) => {
  const storeHeight = () =>
    document.documentElement.style.setProperty(property, `${element?.offsetHeight}px`);
  // A change of layout inside the callback is an error in WebKit, so the change waits for the next frame.
  const observer = new ResizeObserver(() => requestAnimationFrame(storeHeight));
  if (element) observer.observe(element);
  return () => observer.disconnect();
};
