import {
  removeControlCharacters,
  removeControlCharactersFromJson,
} from '../../supabase/functions/_shared/plain-text.ts';
import { escapeJson } from '../shared/lib/escape-json.ts';

/** Escapes text for XML and HTML, between tags. */
export function escapeXml(text: string): string {
  return removeControlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Escapes text for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;');
}

/** Returns JSON-LD as a script element. */
export function renderJsonLdScript(data: object): string {
  const json = JSON.stringify(removeControlCharactersFromJson(data));
  return `<script type="application/ld+json">${escapeJson(json)}</script>`;
}
