import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Asks an unsubscribed address to confirm a new subscription, because a stranger may have typed it. */
export const renderNewsletterConfirmation: MailRenderer = ({ token }, { siteUrl }) =>
  renderMailLayout(
    'Confirmez votre inscription à la newsletter',
    'Souhaitez-vous recevoir à nouveau notre newsletter ?',
    [
      renderMailParagraph(
        'Cette adresse avait quitté la newsletter du Groupe Obouo, et vient d’y être inscrite de nouveau sur notre site.',
      ),
      renderMailParagraph(
        'Si c’est bien vous, confirmez dans les sept jours. Sinon, ne faites rien : vous ne recevrez aucune lettre.',
      ),
      renderMailButton('Confirmer mon inscription', `${siteUrl}/?inscription=${String(token)}`),
    ],
    [
      renderMailSmallPrint(
        'Vous recevez ce message parce que cette adresse a été saisie sur le site du Groupe Obouo.',
      ),
    ],
  );
