/** Selects the first visible element by a CSS selector and the first words of its accessible name. */
export interface ElementSelector {
  css: string;
  name?: string;
}

/** Returns the selector of a title of level 1 by its first words. */
export const createTitleSelector = (name: string): ElementSelector => ({ css: 'h1', name });
/** Returns the selector of a button by the start of its accessible name. */
export const createButtonSelector = (name: string, container = ''): ElementSelector => ({
  css: `${container} button`,
  name,
});
/** Returns the selector of a link by the start of its accessible name. */
export const createLinkSelector = (name: string, container = ''): ElementSelector => ({
  css: `${container} a[href]`,
  name,
});
/** Returns the selector of a field by the start of its label. */
export const createFieldSelector = (name: string, container = ''): ElementSelector => ({
  css: ['input', 'textarea', 'select'].map((element) => `${container} ${element}`).join(),
  name,
});

/** Returns the selector of a text inside a toast. */
export const createToastSelector = (name: string): ElementSelector => ({
  css: '[data-sonner-toast] *',
  name,
});

/** Runs in the page: returns the first visible element that matches. */
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
