import { foldPassword } from './password-words.ts';

/** Names of the group and its channels, and common words in passwords. */
const HOUSE_WORDS =
  /groupe|obouo|play|hivowood|marmite|inspiration|channel|chaine|tele|motdepasse|password|admin|bienvenue|bonjour/g;

/** Rows and columns of French and English keyboards, digits and the alphabet. */
const RUNS = [
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertyuiopasdfghjklzxcvbnm',
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1a2z3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
].flatMap((run) => [run, [...run].reverse().join('')]);

const SHORTEST_RUN = 4;

/** Fewest letters and digits besides the predictable parts. */
const FREE_CHARACTERS = 6;

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

/** Returns true when little is left of a password without names of the group, keyboard runs and years. */
export function isPredictablePassword(password: string): boolean {
  const folded = foldPassword(password).replace(/(?:19|20)\d\d/g, ' ');
  const unsubstituted = folded.replace(/[013457@$!€]/g, (sign) => SUBSTITUTIONS[sign] ?? sign);
  return [folded, unsubstituted].some((text) => {
    const rest = withoutRuns(text.replaceAll(HOUSE_WORDS, ' '));
    const free = rest.replace(/[^\p{L}\d]/gu, '');
    return rest !== text && free.length < FREE_CHARACTERS;
  });
}

/** Replaces each run and each repeated character by a space. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length; ) {
    const length = runLength(text, start);
    rest += length >= SHORTEST_RUN ? ' ' : text.charAt(start);
    start += length >= SHORTEST_RUN ? length : 1;
  }
  return rest;
}

function runLength(text: string, start: number): number {
  const [repeated = ''] = /^(.)\1*/su.exec(text.slice(start)) ?? [];
  let end = start + SHORTEST_RUN;
  while (end <= text.length && RUNS.some((run) => run.includes(text.slice(start, end)))) end += 1;
  return Math.max(repeated.length, end - 1 - start);
}
