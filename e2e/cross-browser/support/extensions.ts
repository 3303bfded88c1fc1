/**
 * Runs in the page: adds attributes to the document and its fields, and elements around it, as browser
 * extensions do.
 */
export function simulatePageExtension() {
  const addAttributes = (element: Element, ...names: string[]) => {
    for (const name of names) element.setAttribute(name, 'true');
  };
  const start = () => {
    const { documentElement, head, body } = document;
    addAttributes(documentElement, 'data-lt-installed', 'data-darkreader-mode');
    addAttributes(body, 'data-new-gr-c-s-check-loaded', 'cz-shortcut-listen');
    head.append(document.createElement('style'));
    body.prepend(document.createElement('div'));
    body.append(document.createElement('div'));
    documentElement.append(document.createElement('grammarly-desktop-integration'));
    for (const field of document.querySelectorAll<HTMLElement>('form input, form textarea')) {
      addAttributes(field, 'data-kwimpalastatus', 'data-gramm');
      field.style.backgroundImage = 'none';
    }
  };
  // The first change of readyState comes before the page's modules run.
  if (document.readyState === 'loading')
    addEventListener('readystatechange', start, { capture: true, once: true });
  else start();
}

/** Runs in the page: adds an element beside each field, as password managers do. */
export function simulatePasswordManagerIcons() {
  const start = () => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      field.after(icon);
    }
  };
  if (document.readyState === 'loading')
    addEventListener('readystatechange', start, { capture: true, once: true });
  else start();
}
