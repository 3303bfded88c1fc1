/**
 * Runs in the page: replaces each text by two nested `font` elements, as a browser's translator does. It also
 * handles texts that appear later. It keeps the words, so that tests find the controls by their names.
 */
export function simulateTranslator() {
  // `font font`: texts that are replaced already
  const UNTRANSLATED = 'script, style, noscript, textarea, font font';
  const translateAll = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(UNTRANSLATED)) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    document.documentElement.classList.add('translated-ltr');
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  // The first change of readyState comes before the page's modules run.
  if (document.readyState === 'loading')
    addEventListener('readystatechange', start, { capture: true, once: true });
  else start();
}
