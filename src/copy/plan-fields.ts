import { lines, longText, type StoredItem, text, yesNo } from './collection';

/** Fields of a plan in a price list. */
export const planFields = {
  name: text('Nom', 60),
  price: text('Prix', 30, { verbatim: true, hint: 'Affiché tel qu’il est écrit.' }),
  period: text('Période', 20, { optional: true, hint: 'Après le prix, s’il y en a une : /mois.' }),
  text: longText('Pour qui', 300),
  features: lines('Ce qu’elle comprend', 12, 120),
  popular: yesNo('Mise en avant', { hint: 'Encadrée et marquée « Populaire ».' }),
  action: text('Bouton', 40),
  request: text('Demande', 80, {
    hint: 'Commence le message du formulaire : « Demande : offre Starter ».',
  }),
};

export type PricingPlan = StoredItem<typeof planFields>;
