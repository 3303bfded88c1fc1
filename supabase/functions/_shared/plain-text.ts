/**
 * Control characters except tab and line feed, lone surrogates, noncharacters, and marks that change the text
 * direction. The database refuses them too (`private.require_plain_text`).
 */
const FORBIDDEN_CHARACTERS = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Removes the characters that the database refuses, and normalises line ends to line feeds. */
export const removeControlCharacters = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN_CHARACTERS, '');

/** Cleans every text in JSON data. Other objects, such as files and dates, stay as they are. */
export function removeControlCharactersFromJson<Value>(value: Value): Value {
  if (typeof value === 'string') return removeControlCharacters(value) as Value;
  if (Array.isArray(value)) return value.map(removeControlCharactersFromJson) as Value;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    removeControlCharacters(key),
    removeControlCharactersFromJson(inner),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;

/** Isolates a right-to-left name, so that it cannot reorder the sentence around it. */
export const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
