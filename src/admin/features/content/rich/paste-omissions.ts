import { richTextEditorText } from '@/copy/admin/content-rich';
import { findVideo } from '@/shared/article/video-services';

const text = richTextEditorText.omissions;

/** Text that is not for readers: deleted text and comments of Word, struck and hidden text. */
const omittedElements: { label: string; selector: string; style?: RegExp }[] = [
  { label: text.deleted, selector: 'del, [class*="msodel" i], [class*="TrackChangeTextDeletion" i]' },
  { label: text.comments, selector: '[class*="msocom" i]', style: /mso-element:\s*comment/i },
  { label: text.hidden, selector: '[hidden]', style: /display:\s*none|mso-hide:\s*all/i },
  { label: text.struck, selector: 's, strike', style: /text-decoration[^;]*line-through/i },
];

/** Removes text that is not for readers. Returns the French names of what it removed. */
export function removeHiddenPastedText(page: Document): string[] {
  // Google Docs adds a picture of a box to the items of a checklist, and strikes finished items.
  for (const item of page.querySelectorAll('[role=checkbox]')) {
    for (const box of item.querySelectorAll(':scope > img')) box.remove();
    for (const struckElement of item.querySelectorAll('[style*=line-through]'))
      struckElement.removeAttribute('style');
  }
  const styledElements = [...page.querySelectorAll('[style]')];
  return omittedElements.flatMap(({ label, selector, style }) => {
    const elements = [
      ...page.querySelectorAll(selector),
      ...styledElements.filter((element) => style?.test(element.getAttribute('style') ?? '')),
    ];
    const omitsText = elements.some((element) => element.isConnected && element.textContent?.trim());
    for (const element of elements) element.remove();
    return omitsText ? [label] : [];
  });
}

/** Returns the address of a player; empty when it has none. */
function getPlayerAddress(player: Element): string {
  const source = player.querySelector('source')?.getAttribute('src');
  const address = player.getAttribute('src') ?? player.getAttribute('data') ?? source ?? '';
  // `findVideo` knows addresses with a protocol, and the usual host of YouTube.
  return address.replace(/^\/\//, 'https://').replace(/^(https:\/\/www\.youtube)-nocookie\./, '$1.');
}

/** Width of an invisible frame that only counts visits. */
const TRACKER_WIDTH = /^[01](?:px)?$/;

/** Replaces known players by videos and removes others. Returns the French names of what it removed. */
export function convertPastedPlayers(page: Document): string[] {
  const omissions = new Set<string>();
  for (const player of page.querySelectorAll('iframe, embed, object, video, audio')) {
    const address = getPlayerAddress(player);
    if (findVideo(address)) {
      const title = player.getAttribute('title') ?? '';
      // A cell of a table cannot contain a video block.
      const isInCell = player.closest('td, th') !== null;
      const video = page.createElement(isInCell ? 'a' : 'div');
      video.setAttribute(isInCell ? 'href' : 'data-video', address);
      if (isInCell) video.textContent = title || address;
      else video.setAttribute('data-title', title);
      player.before(video);
    } else if (player.isConnected && !TRACKER_WIDTH.test(player.getAttribute('width') ?? '')) {
      const host = URL.canParse(address) ? new URL(address).hostname : '';
      omissions.add(`${text.player} ${host}`.trim());
    }
    player.remove();
  }
  return [...omissions];
}
