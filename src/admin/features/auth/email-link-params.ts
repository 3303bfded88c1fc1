import { AppError } from '@/shared/lib/app-error';

/** Kind of the link, as the sign-in server names it. */
export type EmailLinkKind = 'signup' | 'recovery' | 'email_change' | 'invite' | 'magiclink';

/** Link of a mail, with a token that is not used yet. */
export interface EmailLink {
  tokenHash: string;
  /** Null for an unknown kind. */
  kind: EmailLinkKind | null;
}

const linkKindsByType = new Map<string | null, EmailLinkKind>([
  ['signup', 'signup'],
  // Newer mail templates use this name.
  ['email', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
  ['invite', 'invite'],
  ['magiclink', 'magiclink'],
]);

export function readEmailLinkFromUrl(search: string): EmailLink | null {
  const values = new URLSearchParams(search);
  const tokenHash = values.get('token_hash');
  return tokenHash ? { tokenHash, kind: linkKindsByType.get(values.get('type')) ?? null } : null;
}

const linkErrorCodes: readonly string[] = ['otp_expired', 'otp_disabled', 'access_denied'];

/** Returns the error of a link from its code. The message in the address could come from anyone and is ignored. */
export function readEmailLinkError(hash: string): AppError | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const code = values.get('error_code') ?? values.get('error') ?? '';
  return linkErrorCodes.includes(code) ? new AppError('expired-link') : null;
}
