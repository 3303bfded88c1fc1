import { defineCollection, defineLongTextField, defineNumberField, defineTextField } from '../collection';
import { numberPlaceholderHint } from '../numbers';

/** Lengths of an advertising spot, on /publicite. */
export default defineCollection({
  key: 'formats-publicite',
  label: 'Formats publicitaires',
  lead: 'Les durées de spot que propose la régie, de la plus courte à la plus longue.',
  pages: [{ label: 'Publicité', href: '/publicite#formats' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
    lead: defineLongTextField('Introduction', 400, { hint: numberPlaceholderHint }),
  },
  itemFields: {
    title: defineTextField('Nom', 60),
    seconds: defineNumberField(
      'Durée',
      { unit: 'secondes', min: 1, max: 600 },
      { hint: 'Sa colonne est dessinée à cette hauteur.' },
    ),
    text: defineLongTextField('Texte', 300),
  },
  itemWords: { one: 'format', many: 'formats', add: 'Ajouter un format' },
  initial: {
    texts: {
      title: 'Spots 15s-60s, à la mesure de votre message',
      lead: '{nombre} durées, une règle : un message par spot. Nos équipes relisent, conseillent et peuvent produire.',
    },
    items: [
      {
        id: '15s',
        title: 'Le rappel',
        seconds: 15,
        text: 'Un nom, un geste, un prix : pour répéter juste.',
      },
      {
        id: '30s',
        title: 'La scène',
        seconds: 30,
        text: 'Une situation, une chute : le format de référence.',
      },
      {
        id: '45s',
        title: 'La démonstration',
        seconds: 45,
        text: 'Le temps de montrer comment ça marche, et pour qui.',
      },
      {
        id: '60s',
        title: 'Le récit',
        seconds: 60,
        text: 'Une histoire entière, pour un lancement que l’on retient.',
      },
    ],
  },
});
