import {
  defineLongTextField,
  defineSwitchField,
  defineTextField,
  defineTextListField,
  type StoredCollectionItem,
} from './collection';

/** Fields of a plan in a price list. */
export const pricingPlanFields = {
  name: defineTextField('Nom', 60),
  price: defineTextField('Prix', 30, { verbatim: true, hint: 'Affiché tel qu’il est écrit.' }),
  period: defineTextField('Période', 20, { optional: true, hint: 'Après le prix, s’il y en a une : /mois.' }),
  text: defineLongTextField('Pour qui', 300),
  features: defineTextListField('Ce qu’elle comprend', { maxCount: 12, maxLength: 120 }),
  popular: defineSwitchField('Mise en avant', { hint: 'Encadrée et marquée « Populaire ».' }),
  action: defineTextField('Bouton', 40),
  request: defineTextField('Demande', 80, {
    hint: 'Commence le message du formulaire : « Demande : offre Starter ».',
  }),
};

export type PricingPlan = StoredCollectionItem<typeof pricingPlanFields>;
