/**
 * Lone surrogates, two noncharacters, marks that change the text direction, and control characters except tab and line
 * feed. The database refuses them too (`private.require_plain_text`).
 */
const FORBIDDEN_CHARACTERS = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Removes the characters that the database refuses, and normalises line ends to line feeds. */
export const removeControlCharacters = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN_CHARACTERS, '');

/** Characters of no width, and fillers, which draw nothing. `private.clean_email` has the same list. */
const ZERO_WIDTH =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u2060-\\u2064\\u2800\\u3164\\ufeff\\uffa0';
const INVISIBLE = `\\s${ZERO_WIDTH}`;
// From the first visible character to the last, with the variation selector (\ufe00-\ufe0f) that belongs to it.
const VISIBLE_PART = new RegExp(`[^${INVISIBLE}\\ufe00-\\ufe0f](?:[^]*[^${INVISIBLE}])?`, 'u');
const ZERO_WIDTH_CHARACTERS = new RegExp(`[${ZERO_WIDTH}]`, 'g');

/** Full-width digits and plus sign, which East Asian keyboards type in phone numbers. */
const FULL_WIDTH_DIGITS = /[\uff0b\uff10-\uff19]/g;

/** Returns a typed text as forms store it: no control characters, nothing invisible at its ends, ordinary digits. */
export const cleanText = (text: string): string =>
  (VISIBLE_PART.exec(removeControlCharacters(text))?.[0] ?? '').replaceAll(FULL_WIDTH_DIGITS, (digit) =>
    digit.normalize('NFKC'),
  );

/** Returns a typed e-mail address without invisible characters, and without the dots at its end that pasted sentences leave. */
export const cleanEmail = (address: string): string =>
  cleanText(address)
    .replaceAll(ZERO_WIDTH_CHARACTERS, '')
    .replace(/[.\s]+$/, '');

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
export const isolateRightToLeftName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
