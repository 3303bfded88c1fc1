/** Selects the first visible element by a CSS selector and the first words of its accessible name. */
export interface Target {
  css: string;
  name?: string;
}

export const button = (name: string, container = ''): Target => ({ css: `${container} button`, name });
export const link = (name: string, container = ''): Target => ({ css: `${container} a[href]`, name });
export const field = (name: string, container = ''): Target => ({
  css: ['input', 'textarea', 'select'].map((kind) => `${container} ${kind}`).join(),
  name,
});

export const toast = (name: string): Target => ({ css: '[data-sonner-toast] *', name });

/** Runs in the page: returns the element of a target. */
export function findTarget({ css, name = '' }: Target): Element | undefined {
  const normalizeSpaces = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const accessibleName = (element: Element) => {
    const label = element.getAttribute('aria-labelledby');
    if (label) return normalizeSpaces(document.getElementById(label)?.textContent);
    const { labels } = element as HTMLInputElement;
    return normalizeSpaces(element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent);
  };
  return [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && accessibleName(element).startsWith(name),
  );
}
