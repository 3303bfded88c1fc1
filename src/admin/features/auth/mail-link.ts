import { AppError } from '@/shared/lib/app-error';

/** What the link of a mail is about. */
export type LinkKind = 'signup' | 'recovery' | 'email_change' | 'invite' | 'magiclink';

/** The link of a mail, not spent yet. */
export interface MailLink {
  tokenHash: string;
  /** Null when no mail of ours says so. */
  kind: LinkKind | null;
}

const kinds = new Map<string | null, LinkKind>([
  ['signup', 'signup'],
  // the name of the same link in newer templates
  ['email', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
  ['invite', 'invite'],
  ['magiclink', 'magiclink'],
]);

/** The link that brought somebody here, null when it was none. */
export function linkInAddress(search: string): MailLink | null {
  const values = new URLSearchParams(search);
  const tokenHash = values.get('token_hash');
  return tokenHash ? { tokenHash, kind: kinds.get(values.get('type')) ?? null } : null;
}

/** The link kept in the history entry, where a reload finds it and no address shows it. */
export function linkInState(state: unknown): MailLink | null {
  return (state as { link?: MailLink } | null)?.link ?? null;
}

const linkErrors: readonly string[] = ['otp_expired', 'otp_disabled', 'access_denied'];

/** The failure that an address tells by its code; the words it brings along are anybody's and are not read. */
export function linkError(hash: string): AppError | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const code = values.get('error_code') ?? values.get('error') ?? '';
  return linkErrors.includes(code) ? new AppError('expired-link') : null;
}
