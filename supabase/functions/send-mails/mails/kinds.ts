import type { Ask } from '../ask.ts';
import type { Words } from '../mail-server.ts';
import { renderAlert } from './alert.ts';
import { renderInvitation } from './invitation.ts';
import { type LetterWords, renderLetter } from './letter.ts';
import { renderNewsletterConfirmation } from './newsletter-confirmation.ts';
import { renderNewsletterWelcome } from './newsletter-welcome.ts';
import { renderRecoveryCodeUsed } from './recovery-code-used.ts';
import { renderTrial } from './trial.ts';

/** Context in which a mail is rendered. */
export interface Site {
  /** Address of the site, without a trailing slash. */
  url: string;
  /** Address of the project's API. */
  project: string;
  /** Calls the project's API with the secret key. */
  ask: Ask;
}

/** Renders a mail from its data. */
export type Render = (data: Record<string, unknown>, site: Site) => Words | Promise<Words>;

/** Renderer of each kind of mail, by the kind in the queue. */
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
