import type { Plugin } from 'vite';
import { textLengthLimits } from '../src/shared/lib/limits.ts';

/** File of the list, in the bundler's ids. */
const PASSWORD_LIST = /@zxcvbn-ts\/language-common\/src\/passwords\.json$/;

/** Vite plugin: removes passwords that are too short for the form from the list of common ones. A fourth of the bytes remains. */
export function passwordListPlugin(): Plugin {
  return {
    name: 'password-list',
    enforce: 'pre',
    apply: 'build',
    transform(json, id) {
      if (!PASSWORD_LIST.test(id)) return undefined;
      const passwords: string[] = JSON.parse(json);
      return JSON.stringify(passwords.filter(({ length }) => length >= textLengthLimits.passwordMin).sort());
    },
  };
}
