/**
 * Runs in the page: does what a browser's translator does, as long as the page stands. Each text goes into two `font`s of its
 * own, in new nodes; what comes later is translated later. The words stay, so that a test finds its controls.
 */
export function translate() {
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
  // before any script of the page: modules run after this
  if (document.readyState === 'loading')
    addEventListener('readystatechange', start, { capture: true, once: true });
  else start();
}
