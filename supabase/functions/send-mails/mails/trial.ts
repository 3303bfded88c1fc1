import { button, layout, paragraph, smallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Test mail that a super admin sends to themselves. */
export const renderTestMail: MailRenderer = (_data, { siteUrl }) =>
  layout(
    'Essai d’envoi',
    'Les e-mails partent',
    [
      paragraph(
        'Ce message a pris le chemin des alertes et des lettres du site : la file, la fonction, le serveur d’envoi.',
      ),
      button('Ouvrir les paramètres', `${siteUrl}/admin/settings`),
    ],
    [smallPrint('Vous recevez ce message parce que vous l’avez demandé depuis les paramètres du site.')],
  );
