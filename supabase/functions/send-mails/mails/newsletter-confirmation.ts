import type { Render } from './kinds.ts';
import { button, layout, paragraph, quiet } from './layout.ts';

/** Asks an unsubscribed address to confirm a new subscription, because a stranger may have typed it. */
export const renderNewsletterConfirmation: Render = ({ token }, { url }) =>
  layout(
    'Confirmez votre inscription à la newsletter',
    'Souhaitez-vous recevoir à nouveau notre newsletter ?',
    [
      paragraph(
        'Cette adresse avait quitté la newsletter du Groupe Obouo, et vient d’y être inscrite de nouveau sur notre site.',
      ),
      paragraph(
        'Si c’est bien vous, confirmez dans les sept jours. Sinon, ne faites rien : vous ne recevrez aucune lettre.',
      ),
      button('Confirmer mon inscription', `${url}/?inscription=${String(token)}`),
    ],
    [quiet('Vous recevez ce message parce que cette adresse a été saisie sur le site du Groupe Obouo.')],
  );
