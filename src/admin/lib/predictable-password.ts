import { foldPassword } from './password-words.ts';

const YEAR = /(?:19|20)\d\d/g;

/** Names of the group and its channels, and common words in passwords. */
const COMMON_WORDS =
  /groupe|obouo|play|hivowood|marmite|inspiration|channel|chaine|tele|motdepasse|password|admin|bienvenue|bonjour/g;

/** Rows and columns of French and English keyboards, digits and the alphabet. */
const KEYBOARD_RUNS = [
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1a2z3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
].flatMap((run) => [run, [...run].reverse().join('')]);

const MIN_RUN_LENGTH = 4;

/** A password with predictable parts needs this many other letters and digits. */
const MIN_FREE_CHARACTERS = 6;

/** Letters that people replace by these digits and signs. */
const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** Returns true when a password is little more than common words, keyboard runs and years. */
export function isPredictablePassword(password: string): boolean {
  const foldedPassword = foldPassword(password).replace(YEAR, ' ');
  const passwordWithLetters = foldedPassword.replace(
    /./gu,
    (character) => SUBSTITUTIONS[character] ?? character,
  );
  return [foldedPassword, passwordWithLetters].some((text) => {
    const unpredictableText = replaceRuns(text.replaceAll(COMMON_WORDS, ' '));
    const freeCharacters = unpredictableText.replace(/[^\p{L}\d]/gu, '');
    // A year alone is no predictable part: `text` no longer has it.
    const hasPredictablePart = unpredictableText !== text;
    return hasPredictablePart && freeCharacters.length < MIN_FREE_CHARACTERS;
  });
}

/** Replaces each keyboard run, and each repeated character, from `MIN_RUN_LENGTH` characters on, by a space. */
function replaceRuns(text: string): string {
  let result = '';
  let start = 0;
  while (start < text.length) {
    const length = getRunLength(text, start);
    const isRun = length >= MIN_RUN_LENGTH;
    result += isRun ? ' ' : text.charAt(start);
    start += isRun ? length : 1;
  }
  return result;
}

/** Returns the length of the keyboard run, or of the repeated character, that starts at this index. */
function getRunLength(text: string, start: number): number {
  const [repeatedCharacters = ''] = /^(.)\1*/su.exec(text.slice(start)) ?? [];
  const isRun = (end: number) => KEYBOARD_RUNS.some((run) => run.includes(text.slice(start, end)));
  let end = start;
  while (end < text.length && isRun(end + 1)) end += 1;
  return Math.max(repeatedCharacters.length, end - start);
}
