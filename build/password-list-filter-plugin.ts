import type { Plugin } from 'vite';
import { inputLimits } from '../src/shared/lib/limits.ts';

/** Module id of the list of common passwords. */
const PASSWORD_LIST = /@zxcvbn-ts\/language-common\/src\/passwords\.json$/;

/** Vite plugin: removes the common passwords that the form refuses as too short. Two fifths of the bytes remain. */
export function passwordListFilterPlugin(): Plugin {
  return {
    name: 'password-list',
    enforce: 'pre',
    apply: 'build',
    transform(json, id) {
      if (!PASSWORD_LIST.test(id)) return undefined;
      const passwords: string[] = JSON.parse(json);
      return JSON.stringify(passwords.filter(({ length }) => length >= inputLimits.passwordMin));
    },
  };
}
