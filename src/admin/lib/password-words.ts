/** Fewest letters of a name that make a password guessable. */
const MIN_NAME_LENGTH = 4;

/** Returns a password in lower case without accents, as a guesser would try it. */
export function foldPassword(password: string): string {
  return password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Returns true when the password contains a name of its owner.
 * @param about names and e-mail addresses; only the part before « @ » of an address counts.
 */
export function containsName(password: string, about: readonly string[]): boolean {
  const folded = foldPassword(password);
  return about
    .flatMap((text) =>
      foldPassword(text)
        .replace(/@.*/, '')
        .split(/[^\p{L}]+/u),
    )
    .some((word) => word.length >= MIN_NAME_LENGTH && folded.includes(word));
}
