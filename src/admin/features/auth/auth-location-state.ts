import { paths } from '@/shared/lib/paths';
import type { EmailLinkParams } from './email-link-params';

export const PASSWORD_RESET_HREF = `${paths.auth}?mode=reset`;

/** State of the history entry of /auth. It survives a reload and is not visible in the address. */
export interface AuthLocationState {
  /** Address that RequireSession refused: the sign-in opens it. */
  returnHref?: string;
  /** True when IdleGuard ended the session. */
  wasIdle?: boolean;
  /** Link of a mail, with a token that is not used yet. */
  link?: EmailLinkParams;
  /** Kind of the link that was just used: the current password is then not required. */
  usedLinkKind?: 'recovery' | 'invite';
}
