import type { Visitor } from './visitor.ts';

declare global {
  interface Window {
    firstScreen?: [Element, number][];
  }
}

/** Notes where everything on the first screen stands; what it returns tells what has moved since. */
export async function watchFirstScreen(visitor: Visitor): Promise<() => Promise<string[]>> {
  await visitor.read(note);
  return () => visitor.read(moved);
}

function note() {
  const shown = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, picture, main, footer')];
  window.firstScreen = shown.flatMap((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top < innerHeight && height > 0 ? [[element, top + scrollY] as [Element, number]] : [];
  });
}

/** A pixel is a typeface that came, rounded; what was taken away or drawn anew has moved too. */
function moved() {
  return (window.firstScreen ?? []).flatMap(([element, before]) => {
    const now = element.getBoundingClientRect().top + scrollY;
    if (element.isConnected && Math.abs(now - before) < 2) return [];
    return [`${element.outerHTML.slice(0, 80)}: ${before} → ${element.isConnected ? now : 'gone'}`];
  });
}
