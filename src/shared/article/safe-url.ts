/** Only what a reader may safely follow: the web, mail, telephone, and addresses of this site; else nothing. */
export function safeUrl(url: string): string {
  return /^(https?:|mailto:|tel:)/i.test(url) || !/^[^/?#]*:/.test(url) ? url : '';
}
