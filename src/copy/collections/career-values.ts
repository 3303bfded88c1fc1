import { defineCollection, defineLongTextField, defineTextField } from '../collection';

/** Values of the group as an employer, on /carrieres. */
export default defineCollection({
  key: 'valeurs-carrieres',
  label: 'Valeurs de la page Carrières',
  lead: 'Ce à quoi le groupe tient, dit à celles et ceux qui veulent le rejoindre.',
  pages: [{ label: 'Carrières', href: '/carrieres#valeurs' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
    lead: defineLongTextField('Phrase citée sous les valeurs', 300),
  },
  itemFields: {
    title: defineTextField('Valeur', 60),
    text: defineLongTextField('Ce qu’elle veut dire', 300),
  },
  itemWords: { one: 'valeur', many: 'valeurs', add: 'Ajouter une valeur' },
  initial: {
    texts: {
      title: 'Ce à quoi nous tenons, même les jours de bouclage',
      lead: 'Cinq cents personnes, quinze pays, des dizaines de langues : pour avancer ensemble, il faut peu de règles, et s’y tenir.',
    },
    items: [
      {
        id: 'accuracy',
        title: 'La justesse',
        text: 'Un costume, un accent, un chiffre : nous vérifions. Le public reconnaît au premier regard une image fausse de lui-même.',
      },
      {
        id: 'craft',
        title: 'Le métier',
        text: 'Nous payons le travail, nommons les auteurs et laissons le temps de bien faire. La qualité n’est pas un supplément.',
      },
      {
        id: 'transmission',
        title: 'La transmission',
        text: 'Chaque senior accompagne quelqu’un. Les places de stage mènent à de vraies places, sur les plateaux comme chez les développeurs.',
      },
      {
        id: 'plurality',
        title: 'La pluralité',
        text: 'Femmes et hommes, générations, croyances, parcours sans diplôme : l’équipe ressemble à celles et ceux qui la regardent.',
      },
    ],
  },
});
