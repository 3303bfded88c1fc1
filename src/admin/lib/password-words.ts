/** Fewest letters of a name that make a password guessable. */
const TELLING_LETTERS = 4;

/** A password as a guesser tries it: lower case, no accent. */
export function foldPassword(password: string): string {
  return password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * True when the password holds a word by which its owner is known.
 * @param about addresses, of which what stands before « @ » counts, and names.
 */
export function holdsName(password: string, about: readonly string[]): boolean {
  const typed = foldPassword(password);
  return about
    .flatMap((text) =>
      foldPassword(text)
        .replace(/@.*/, '')
        .split(/[^\p{L}]+/u),
    )
    .some((word) => word.length >= TELLING_LETTERS && typed.includes(word));
}
