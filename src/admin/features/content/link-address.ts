import { linkText } from '@/copy/admin/links';
import { siteUrl } from '@/copy/brand';

/** An address as a link takes it, or what is wrong with it. */
export type ReadAddress = { href: string } | { problem: string };

const { problems } = linkText;

function readWeb(address: string): ReadAddress {
  if (/^https?:\/*$/i.test(address)) return { problem: problems.empty };
  const url = URL.parse(address);
  if (!url || !/^https?:\/\//i.test(address)) return { problem: problems.incomplete };
  // A page of the site is linked by its path: that is what can be checked, and what outlives a change of domain.
  if (url.origin === siteUrl) return { href: url.pathname + url.search + url.hash };
  return url.hostname.includes('.') ? { href: address } : { problem: problems.incomplete };
}

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/**
 * What somebody typed as an address: a web page, a mail address, a phone number or a path of the site, completed where it
 * is plain what was meant. Null for words, which are no address.
 */
export function readAddress(typed: string): ReadAddress | null {
  const text = typed.trim();
  if (text.startsWith('//')) return readAddress(`https:${text}`);
  if (/^[/#]/.test(text)) return /\s/.test(text) ? { problem: problems.spaces } : { href: text };

  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  const known = scheme.toLowerCase();
  if (known === 'tel') {
    const number = rest.replaceAll(/[\s().-]/g, '');
    if (!number) return { problem: problems.empty };
    return /^\+?\d{3,}$/.test(number) ? { href: `tel:${number}` } : { problem: problems.incomplete };
  }
  if (/^(?:https?|mailto)$/.test(known)) {
    if (/\s/.test(text)) return { problem: problems.spaces };
    if (known !== 'mailto') return readWeb(text);
    if (!rest) return { problem: problems.empty };
    return isMail(rest.replace(/\?.*$/, '')) ? { href: text } : { problem: problems.incomplete };
  }
  // « Hivowood: la chaîne » is a title
  if (/^(?:javascript|data|vbscript|file|blob)$/.test(known) || (scheme && !/\s/.test(text)))
    return { problem: problems.scheme };

  if (isMail(text)) return { href: `mailto:${text}` };
  const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[:/?#]\S*)?$/u.test(text);
  return isHost ? readWeb(`https://${text}`) : null;
}
