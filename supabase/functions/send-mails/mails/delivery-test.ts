import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Renders the test mail that a super admin sends to themselves. */
export const renderDeliveryTestMail: MailRenderer = (_data, { siteUrl }) =>
  renderMailLayout(
    'Essai d’envoi',
    'Les e-mails partent',
    [
      renderMailParagraph(
        'Ce message a pris le chemin des alertes et des newsletters du site : la file, la fonction, le serveur d’envoi.',
      ),
      renderMailButton('Ouvrir les paramètres', `${siteUrl}/admin/settings`),
    ],
    [
      renderMailSmallPrint(
        'Vous recevez ce message parce que vous l’avez demandé depuis les paramètres du site.',
      ),
    ],
  );
