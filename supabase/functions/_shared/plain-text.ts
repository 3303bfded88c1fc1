/**
 * Control characters but tab and line feed, lone surrogates, noncharacters, and the marks that turn the direction of writing.
 * The database refuses the same ones (`private.require_plain_text`).
 */
const REFUSED = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Returns a text without the characters that the database refuses; a line ends in a line feed. */
export const removeControlCharacters = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(REFUSED, '');

/** Returns JSON data with the same done to each text in it. Files, dates and the like stay as they are. */
export function cleanTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return removeControlCharacters(value) as Value;
  if (Array.isArray(value)) return value.map(cleanTexts) as Value;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    removeControlCharacters(key),
    cleanTexts(inner),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;

/** Returns a name that cannot reorder the sentence around it: in an isolate where it is written from right to left. */
export const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
