/** Shorter names may occur in a password by chance. */
const MIN_NAME_LENGTH = 4;

/** Returns a password in lower case without accents, as a guesser would try it. */
export function foldPassword(password: string): string {
  return password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Returns true when the password contains a name of its owner.
 * @param ownerTexts names and e-mail addresses; only the part before « @ » of an address counts.
 */
export function passwordContainsName(password: string, ownerTexts: readonly string[]): boolean {
  const foldedPassword = foldPassword(password);
  const localParts = ownerTexts.map((text) => foldPassword(text).replace(/@.*/, ''));
  const words = localParts.flatMap((text) => text.split(/[^\p{L}]+/u));
  return words.some((word) => word.length >= MIN_NAME_LENGTH && foldedPassword.includes(word));
}
