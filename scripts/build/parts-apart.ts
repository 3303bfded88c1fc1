import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';

/** Where the outermost elements marked `data-apart` begin and end in the source text. */
function placesApart(parent: Html.ParentNode): [from: number, to: number][] {
  return parent.childNodes.flatMap((node): [number, number][] => {
    if (!('tagName' in node)) return [];
    const place = node.sourceCodeLocation;
    const apart = node.attrs.some(({ name }) => name === 'data-apart');
    return apart && place ? [[place.startOffset, place.endOffset]] : placesApart(node);
  });
}

/**
 * Writes what stands apart (the footer) into a `<noscript data-apart>`: to a browser that runs scripts that is a text, which
 * costs the first paint no parsing, no style and no layout, and which the start script puts in place right after that paint;
 * to any other reader it is the page as it was. For what surrounds a page only: a reader that runs no scripts and skips
 * this element too must find the whole content.
 * @param root markup of a page
 */
export function withPartsApart(root: string): string {
  let at = 0;
  let html = '';
  for (const [from, to] of placesApart(parseFragment(root, { sourceCodeLocationInfo: true }))) {
    const part = root.slice(from, to);
    if (part.includes('<noscript')) throw new Error('a noscript cannot hold another one');
    html += `${root.slice(at, from)}<noscript data-apart>${part}</noscript>`;
    at = to;
  }
  return html + root.slice(at);
}

/** Its file: no browser of today asks for it, and each page is spared its text. */
export const PARTS_FILE = 'parts.js';

/**
 * Puts it in place in a browser without modules (Opera Mini), where the start script never runs. Written by hand in the
 * JavaScript of 2009, which a minifier would renew.
 */
export const PARTS_WITHOUT_MODULES =
  '(function next(part){if(part){part.outerHTML=part.textContent;next(document.querySelector("noscript[data-apart]"))}})(document.querySelector("noscript[data-apart]"))';
