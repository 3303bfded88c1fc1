import type { Ask } from '../ask.ts';
import type { Words } from '../mail-server.ts';
import { renderAlert } from './alert.ts';
import { renderInvitation } from './invitation.ts';
import { type LetterWords, renderLetter } from './letter.ts';
import { renderNewsletterConfirmation } from './newsletter-confirmation.ts';
import { renderNewsletterWelcome } from './newsletter-welcome.ts';
import { renderRecoveryCodeUsed } from './recovery-code-used.ts';
import { renderTrial } from './trial.ts';

/** What a mail is put into words with. */
export interface Site {
  /** Address of the site, without a slash at its end. */
  url: string;
  /** Address of the project's API. */
  project: string;
  /** The project's API, asked with the secret key. */
  ask: Ask;
}

/** Puts the data of a mail into words. */
export type Render = (data: Record<string, unknown>, site: Site) => Words | Promise<Words>;

/** What says each kind of mail, by the name it is queued under. */
export type Kinds = Readonly<Record<string, Render>>;

export const kinds: Kinds = {
  alert: renderAlert,
  trial: renderTrial,
  letter: (data, site) => renderLetter(data as unknown as LetterWords, site),
  newsletter_confirmation: renderNewsletterConfirmation,
  newsletter_welcome: renderNewsletterWelcome,
  invitation: renderInvitation,
  recovery_code_used: renderRecoveryCodeUsed,
};
