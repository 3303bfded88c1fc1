import { AppError } from '@/shared/lib/app-error';

const emailLinkKinds = ['signup', 'recovery', 'email_change', 'invite', 'magiclink'] as const;

/** Kind of the link, as the sign-in server names it. */
export type EmailLinkKind = (typeof emailLinkKinds)[number];

/** Link of a mail, with a token that is not used yet. */
export interface EmailLinkParams {
  tokenHash: string;
  /** Null for an unknown kind. */
  kind: EmailLinkKind | null;
}

/** Returns the link that the query of the address contains; null without a token. */
export function readEmailLinkFromUrl(search: string): EmailLinkParams | null {
  const values = new URLSearchParams(search);
  const tokenHash = values.get('token_hash');
  const type = values.get('type');
  // Newer mail templates write « email » for « signup ».
  const kind = type === 'email' ? 'signup' : emailLinkKinds.find((known) => known === type);
  return tokenHash ? { tokenHash, kind: kind ?? null } : null;
}

const linkErrorCodes: readonly string[] = ['otp_expired', 'otp_disabled', 'access_denied'];

/** Returns the error of a link that failed, from the hash of the address; else null. Anyone could have written the message there. */
export function readEmailLinkError(hash: string): AppError | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const code = values.get('error_code') ?? values.get('error') ?? '';
  return linkErrorCodes.includes(code) ? new AppError('expired-link') : null;
}
