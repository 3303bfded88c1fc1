/** Selects the first visible element by a CSS selector and the first words of its accessible name. */
export interface ElementSelector {
  css: string;
  name?: string;
}

/** Returns the selector of a button (link, field) by the start of its accessible name. */
export const getButtonSelector = (name: string, container = ''): ElementSelector => ({
  css: `${container} button`,
  name,
});
export const createLinkSelector = (name: string, container = ''): ElementSelector => ({
  css: `${container} a[href]`,
  name,
});
export const createFieldSelector = (name: string, container = ''): ElementSelector => ({
  css: ['input', 'textarea', 'select'].map((kind) => `${container} ${kind}`).join(),
  name,
});

/** Returns the selector of a text inside a toast. */
export const createToastSelector = (name: string): ElementSelector => ({
  css: '[data-sonner-toast] *',
  name,
});

/** Runs in the page: returns the element of a selector. */
export function findElementBySelector({ css, name = '' }: ElementSelector): Element | undefined {
  const normalizeSpaces = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const getAccessibleName = (element: Element) => {
    const labelId = element.getAttribute('aria-labelledby');
    if (labelId) return normalizeSpaces(document.getElementById(labelId)?.textContent);
    const { labels } = element as HTMLInputElement;
    return normalizeSpaces(element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent);
  };
  return [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && getAccessibleName(element).startsWith(name),
  );
}
