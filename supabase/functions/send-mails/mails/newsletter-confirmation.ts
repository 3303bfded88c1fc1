import { audiences, toAudience } from './audience.ts';
import { renderMailButton, renderMailLayout, renderMailParagraph, renderMailSmallPrint } from './layout.ts';
import type { MailRenderer } from './renderers.ts';

/** Asks an address to confirm its subscription, because a stranger may have typed it. */
export const renderNewsletterConfirmation: MailRenderer = ({ token, audience }, { siteUrl }) => {
  const { newsletter, path } = audiences[toAudience(audience)];
  return renderMailLayout(
    `Confirmez votre inscription à ${newsletter}`,
    'Souhaitez-vous recevoir notre newsletter ?',
    [
      renderMailParagraph(`Cette adresse vient d’être inscrite à ${newsletter} sur notre site.`),
      renderMailParagraph(
        'Si c’est bien vous, confirmez dans les sept jours. Sinon, ne faites rien : vous ne recevrez aucune newsletter.',
      ),
      renderMailButton('Confirmer mon inscription', `${siteUrl}${path}?inscription=${String(token)}`),
    ],
    [
      renderMailSmallPrint(
        'Vous recevez ce message parce que cette adresse a été saisie sur le site du Groupe Obouo.',
      ),
    ],
  );
};
