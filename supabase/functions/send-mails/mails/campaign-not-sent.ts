import { breakWebAddresses } from './break-web-addresses.ts';
import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Tells the person who scheduled a campaign that it was not sent: it had neither an introduction nor an online story. */
export const renderCampaignNotSent: MailRenderer = ({ campaign, subject }, { siteUrl }) =>
  renderMailLayout(
    'Votre newsletter programmée n’est pas partie',
    'La newsletter n’est pas partie',
    [
      renderMailParagraph(
        `« ${breakWebAddresses(String(subject))} » devait partir maintenant, mais elle n’a pas d’introduction et plus aucun de ses articles n’est en ligne.`,
      ),
      renderMailParagraph('Elle est de nouveau un brouillon : complétez-la, puis programmez-la de nouveau.'),
      renderMailButton('Ouvrir la newsletter', `${siteUrl}/admin/forms/newsletters/${String(campaign)}`),
    ],
    [renderMailSmallPrint('Vous recevez ce message parce que vous avez programmé cet envoi.')],
  );
