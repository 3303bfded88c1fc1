/** Title that marks a link as a button. Other Markdown programs show a plain link. */
export const BUTTON_LINK_TITLE = 'bouton';

/** Returns an address that is safe to open: web, mail, phone or this site. Returns '' for any other. */
export function toSafeUrl(url: string): string {
  return /^(https?:|mailto:|tel:)/i.test(url) || !/^[^/?#]*:/.test(url) ? url : '';
}
