import { foldPassword } from '@/admin/lib/password-words';
import { isPredictablePassword } from '@/admin/lib/predictable-password';

let listPromise: Promise<ReadonlySet<string>> | undefined;

/** Loads the list of common passwords once. A failed download returns an empty list, and the next call tries again. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  listPromise ??= import('@zxcvbn-ts/language-common/src/passwords.json').then(
    (list) => new Set(list.default),
    () => {
      listPromise = undefined;
      return new Set<string>();
    },
  );
  return listPromise;
}

export async function isGuessablePassword(password: string): Promise<boolean> {
  return isPredictablePassword(password) || (await loadCommonPasswords()).has(foldPassword(password));
}
