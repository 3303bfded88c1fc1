import { defineCollection, defineLongTextField, defineTextField } from '../collection';

/** The group's story step by step, on /a-propos. */
export default defineCollection({
  key: 'chronologie',
  label: 'Chronologie',
  lead: 'Les étapes de l’histoire du groupe, rangées sous leur année dans l’ordre de la liste.',
  pages: [{ label: 'À propos', href: '/a-propos#chronologie' }],
  textFields: {
    eyebrow: defineTextField('Surtitre', 80),
    title: defineTextField('Titre de la partie', 120),
  },
  itemFields: {
    title: defineTextField('Étape', 120),
    year: defineTextField('Année', 9, { hint: 'Les étapes de la même année sont réunies.' }),
    date: defineTextField('Date', 40, { hint: 'Sans l’année : « Février », « 15 décembre ».' }),
    text: defineLongTextField('Texte', 400),
  },
  itemWords: { one: 'étape', many: 'étapes', add: 'Ajouter une étape' },
  initial: {
    texts: { eyebrow: 'De 2024 à 2025', title: 'Deux années pour prendre l’antenne' },
    items: [
      {
        id: 'la-premiere-reunion',
        title: 'La première réunion',
        year: '2024',
        date: 'Février',
        text: 'Sept fondateurs, une salle de montage prêtée à Abidjan, et la liste des histoires qu’ils voudraient voir.',
      },
      {
        id: 'les-pilotes',
        title: 'Les pilotes',
        year: '2024',
        date: 'Juin',
        text: 'Douze émissions tournées en six semaines, montrées dans des cours d’immeuble et corrigées avec le public.',
      },
      {
        id: 'les-equipes-s-installent',
        title: 'Les équipes s’installent',
        year: '2024',
        date: 'Octobre',
        text: 'Rédactions, production et technique se partagent entre le Plateau, à Abidjan, et Paris.',
      },
      {
        id: 'marmite-channel-ouvre-la-voie',
        title: 'Marmite Channel ouvre la voie',
        year: '2024',
        date: '15 décembre',
        text: 'La chaîne cuisine et art de vivre est la première à être présentée, avec une soirée du marché à la table.',
      },
      {
        id: 'naissance-du-groupe-obouo',
        title: 'Naissance du Groupe Obouo',
        year: '2025',
        date: '1er avril',
        text: 'La société est créée. Les quatre chaînes et la plateforme se rangent sous un même nom.',
      },
      {
        id: 'un-studio-4k-en-projet',
        title: 'Un studio 4K en projet',
        year: '2025',
        date: 'Mai',
        text: 'Le groupe dessine un lieu de postproduction à Abidjan : étalonnage, mixage et doublage s’y feraient au pays.',
      },
      {
        id: 'cap-sur-dakar',
        title: 'Cap sur Dakar',
        year: '2025',
        date: 'Juin',
        text: 'Le groupe présente son projet de bureau régional, au plus près des tournages sénégalais.',
      },
      {
        id: 'obouo-play-grandit',
        title: 'Obouo Play grandit',
        year: '2025',
        date: 'Septembre',
        text: 'La plateforme passe le cap des 1000 heures de contenu, en direct et à la demande.',
      },
    ],
  },
});
