import type { Plugin } from 'vite';
import { limits } from '../src/shared/lib/limits.ts';

const LIST = /@zxcvbn-ts\/language-common\/src\/passwords\.json$/;

/** Leaves of the list of common passwords those long enough to be typed, sorted: a fourth of the bytes. */
export function longPasswords(): Plugin {
  return {
    name: 'long-passwords',
    enforce: 'pre',
    apply: 'build',
    transform(json, id) {
      if (!LIST.test(id)) return undefined;
      const passwords: string[] = JSON.parse(json);
      return JSON.stringify(passwords.filter(({ length }) => length >= limits.passwordMin).sort());
    },
  };
}
