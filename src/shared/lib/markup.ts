import { cleanTexts, removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';

/** Returns text for XML and HTML, between tags. */
export function escapeXml(text: string): string {
  return removeControlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Returns text for an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;');
}

/** Returns JSON-LD as an element of the head. */
export function jsonLd(data: object): string {
  const json = JSON.stringify(cleanTexts(data));
  // a text cannot close the element
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
