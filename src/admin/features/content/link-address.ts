import { linkDialogText } from '@/copy/admin/links';
import { siteUrl } from '@/copy/brand';
import { supabaseUrl } from '@/shared/lib/env';
import { cleanText } from '../../../../supabase/functions/_shared/plain-text.ts';

/** Valid address of a link, or its problem. */
type ParsedLinkAddress = { href: string; problem?: undefined } | { href?: undefined; problem: string };

const { problems } = linkDialogText;

function parseWebAddress(address: string): ParsedLinkAddress {
  if (/^https?:\/*$/i.test(address)) return { problem: problems.empty };
  // Safari 17 has no `URL.parse`.
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:\/\//i.test(address)) return { problem: problems.incomplete };
  // Links within the site use the path: it can be checked, and survives a change of domain.
  if (url.origin === siteUrl) return { href: url.pathname + url.search + url.hash };
  // The host of a local Supabase project has no dot.
  const isOwnFile = supabaseUrl !== '' && address.startsWith(`${supabaseUrl}/storage/v1/object/public/`);
  return isOwnFile || url.hostname.includes('.') ? { href: address } : { problem: problems.incomplete };
}

function parsePhoneNumber(text: string): ParsedLinkAddress {
  const number = text.replaceAll(/[\s().-]/g, '');
  if (!number) return { problem: problems.empty };
  return /^\+?\d{3,}$/.test(number) ? { href: `tel:${number}` } : { problem: problems.incomplete };
}

/** Address with a scheme; the groups are the scheme and the text after its colon: `mailto` and `a@b.fr`. */
const ADDRESS_WITH_SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/is;

/** Schemes that run code or read local files. */
const DANGEROUS_SCHEME = /^(?:javascript|data|vbscript|file|blob)$/;

/** Address without a scheme: `exemple.com/page`. The last part of the host has letters only. */
const ADDRESS_WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[:/?#]\S*)?$/u;

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/**
 * Parses typed text as an address: web page, e-mail, phone number or path of the site. Adds a missing scheme.
 * Returns null for other text.
 */
export function parseLinkAddress(input: string): ParsedLinkAddress | null {
  const text = cleanText(input);
  if (text.startsWith('//')) return parseLinkAddress(`https:${text}`);
  if (/^[/#]/.test(text)) return /\s/.test(text) ? { problem: problems.spaces } : { href: text };

  const [, scheme = '', textAfterScheme = ''] = ADDRESS_WITH_SCHEME.exec(text) ?? [];
  const protocol = scheme.toLowerCase();
  if (protocol === 'tel') return parsePhoneNumber(textAfterScheme);
  if (/^(?:https?|mailto)$/.test(protocol)) {
    if (/\s/.test(text)) return { problem: problems.spaces };
    if (protocol !== 'mailto') return parseWebAddress(text);
    if (!textAfterScheme) return { problem: problems.empty };
    return isEmail(textAfterScheme.replace(/\?.*$/, '')) ? { href: text } : { problem: problems.incomplete };
  }
  // A space shows that the text is a title: « Hivowood: la chaîne ».
  const isTitle = /\s/.test(text) && !DANGEROUS_SCHEME.test(protocol);
  if (scheme && !isTitle) return { problem: problems.scheme };

  if (isEmail(text)) return { href: `mailto:${text}` };
  return ADDRESS_WITHOUT_SCHEME.test(text) ? parseWebAddress(`https://${text}`) : null;
}
