/** Returns a ref that keeps the height of its element in a CSS property of the page. admin.css has the initial value. */
export const createHeightRef = (property: `--${string}`) => (element: HTMLElement | null) => {
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty(property, `${element?.offsetHeight}px`),
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
};
