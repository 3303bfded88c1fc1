import { foldPassword } from '@/admin/lib/password-words';
import { isPredictablePassword } from '@/admin/lib/predictable-password';

let loading: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are guessed first, fetched once; none when they do not come, and the server decides alone. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common/src/passwords.json').then(
    (list) => new Set(list.default),
    () => {
      loading = undefined;
      return new Set<string>();
    },
  );
  return loading;
}

/** True when the password is one of those that are guessed first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return isPredictablePassword(password) || (await loadCommonPasswords()).has(foldPassword(password));
}
