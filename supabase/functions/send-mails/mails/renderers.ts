import type { ApiCaller } from '../../_shared/call-api.ts';
import type { RenderedMail } from '../mail-server.ts';
import { renderAcknowledgement } from './acknowledgement.ts';
import { renderAlert } from './alert.ts';
import { type CampaignContent, renderCampaign } from './campaign.ts';
import { renderCampaignNotSent } from './campaign-not-sent.ts';
import { renderDeliveryTestMail } from './delivery-test.ts';
import { renderInvitation } from './invitation.ts';
import { renderNewsletterConfirmation } from './newsletter-confirmation.ts';
import { renderNewsletterWelcome } from './newsletter-welcome.ts';
import { renderRecoveryCodeUsed } from './recovery-code-used.ts';
import { renderReview } from './review.ts';
import { renderSecondFactorReset } from './second-factor-reset.ts';

/** Addresses that mails link to, without a trailing slash. */
export interface MailLinkBaseUrls {
  /** Address of the site. */
  siteUrl: string;
  /** Address of the project's API. */
  projectUrl: string;
}

/** Context in which a mail is rendered. */
export interface RenderContext extends MailLinkBaseUrls {
  /** Calls the project's API with the secret key. */
  callApi: ApiCaller;
}

/** Renders a mail from its data. */
export type MailRenderer = (
  data: Record<string, unknown>,
  context: RenderContext,
) => RenderedMail | Promise<RenderedMail>;

/** Renderer of each kind of mail, by the kind in the queue. */
export const allMailRenderers: Readonly<Record<string, MailRenderer>> = {
  alert: renderAlert,
  acknowledgement: renderAcknowledgement,
  review: renderReview,
  test: renderDeliveryTestMail,
  campaign: (data, context) => renderCampaign(data as unknown as CampaignContent, context),
  campaign_not_sent: renderCampaignNotSent,
  newsletter_confirmation: renderNewsletterConfirmation,
  newsletter_welcome: renderNewsletterWelcome,
  invitation: renderInvitation,
  recovery_code_used: renderRecoveryCodeUsed,
  second_factor_reset: renderSecondFactorReset,
};
