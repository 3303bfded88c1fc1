/** Selects the first visible element by a CSS selector and the first words of its accessible name. */
export interface ElementTarget {
  css: string;
  name?: string;
}

/** Returns the target of a button (link, field) by the start of its accessible name. */
export const createButtonTarget = (name: string, container = ''): ElementTarget => ({
  css: `${container} button`,
  name,
});
export const createLinkTarget = (name: string, container = ''): ElementTarget => ({
  css: `${container} a[href]`,
  name,
});
export const createFieldTarget = (name: string, container = ''): ElementTarget => ({
  css: ['input', 'textarea', 'select'].map((kind) => `${container} ${kind}`).join(),
  name,
});

/** Returns the target of a text inside a toast. */
export const createToastTarget = (name: string): ElementTarget => ({ css: '[data-sonner-toast] *', name });

/** Runs in the page: returns the element of a target. */
export function findTargetElement({ css, name = '' }: ElementTarget): Element | undefined {
  const normalizeSpaces = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const getAccessibleName = (element: Element) => {
    const label = element.getAttribute('aria-labelledby');
    if (label) return normalizeSpaces(document.getElementById(label)?.textContent);
    const { labels } = element as HTMLInputElement;
    return normalizeSpaces(element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent);
  };
  return [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && getAccessibleName(element).startsWith(name),
  );
}
