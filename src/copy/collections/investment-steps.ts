import { defineCollection, defineFigureField, defineLongTextField, defineTextField } from '../collection';
import { numberPlaceholderHint } from '../numbers';

/** Steps of the investment from 2024 to 2027, on /investisseurs. */
export default defineCollection({
  key: 'etapes-investissement',
  label: 'Étapes de l’investissement',
  lead: 'Les étapes du plan d’investissement, de la première à la dernière.',
  pages: [{ label: 'Investisseurs', href: '/investisseurs#calendrier' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
  },
  itemFields: {
    title: defineTextField('Étape', 60),
    year: defineFigureField('Année', { hint: 'Par exemple 2027.' }),
    text: defineLongTextField('Texte', 300),
  },
  itemWords: { one: 'étape', many: 'étapes', add: 'Ajouter une étape' },
  initial: {
    texts: { title: '{nombre} étapes, une marche après l’autre' },
    items: [
      {
        id: 'situation',
        title: 'Situation actuelle',
        year: '2024',
        text: 'Quatre lignes éditoriales définies, une plateforme conçue, deux bureaux : le socle sur lequel les tours suivants s’appuient.',
      },
      {
        id: 'serie-a',
        title: 'Série A',
        year: '2025',
        text: 'Financer les premières productions originales, ouvrir la distribution et installer la marque dans les foyers.',
      },
      {
        id: 'serie-b',
        title: 'Série B',
        year: '2026',
        text: 'Accélérer le streaming, renforcer la régie publicitaire et étendre les accords de diffusion à de nouveaux marchés.',
      },
      {
        id: 'expansion',
        title: 'Expansion',
        year: '2027',
        text: 'Viser l’échelle du continent et de ses diasporas, avec un catalogue qui voyage et se vend sous licence.',
      },
    ],
  },
});
