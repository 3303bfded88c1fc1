import { channels } from '../channels';
import {
  type CollectionKey,
  defineCollection,
  defineLongTextField,
  definePictureField,
  defineSelectField,
  defineTextField,
} from '../collection';

const texts = {};

const item = {
  title: defineTextField('Rendez-vous', 80),
  channel: defineSelectField(
    'Chaîne',
    channels.map(({ key, name }) => ({ key, label: name })),
  ),
  text: defineLongTextField('Texte', 300),
  picture: definePictureField('Image', {
    optional: true,
    hint: 'Cadrée en largeur (16 × 9). Vide : le texte seul.',
  }),
};

/** Regular programmes of the channels, on /chaines. */
export const channelHighlightsCollection: CollectionKey<typeof item, typeof texts, 'temps-forts'> = {
  key: 'temps-forts',
  label: 'Temps forts des chaînes',
};

export default defineCollection(channelHighlightsCollection, {
  initial: {
    texts: {},
    items: [
      {
        id: 'la-grande-seance',
        title: 'La Grande Séance',
        channel: 'hivowood',
        text: 'Le film du vendredi, précédé d’une présentation en salle et suivi d’un débat avec son équipe.',
        picture: '',
      },
      {
        id: 'sagas-du-fleuve',
        title: 'Sagas du fleuve',
        channel: 'hivowood',
        text: 'Une fresque historique par trimestre, en dix épisodes, tournée dans la langue de ses personnages.',
        picture: '',
      },
      {
        id: 'premieres-bobines',
        title: 'Premières bobines',
        channel: 'hivowood',
        text: 'Les courts métrages des écoles de cinéma, achetés et diffusés à une heure de grande écoute.',
        picture: '',
      },
      {
        id: 'cine-memoire',
        title: 'Ciné-mémoire',
        channel: 'hivowood',
        text: 'Les classiques des années 1960 à 1990, restaurés image par image avec leurs ayants droit.',
        picture: '',
      },
      {
        id: 'le-grand-balafon',
        title: 'Le Grand Balafon',
        channel: 'obouo-tv',
        text: 'Un direct musical chaque samedi, avec un orchestre maison et une scène ouverte aux révélations.',
        picture: '',
      },
      {
        id: 'qui-dit-mieux',
        title: 'Qui dit mieux ?',
        channel: 'obouo-tv',
        text: 'Deux familles, un buzzer, trente proverbes : le jeu de 19 heures, en tournée dans douze villes.',
        picture: '',
      },
      {
        id: 'parole-aux-quartiers',
        title: 'Parole aux quartiers',
        channel: 'obouo-tv',
        text: 'Un plateau posé sur une place, un sujet de la vie courante, et le micro à ceux qui le vivent.',
        picture: '',
      },
      {
        id: 'dimanche-au-stade',
        title: 'Dimanche au stade',
        channel: 'obouo-tv',
        text: 'Le sport amateur filmé comme le grand : finales de quartier, lutte, pirogue et cyclisme.',
        picture: '',
      },
      {
        id: 'aube-claire',
        title: 'Aube claire',
        channel: 'inspiration',
        text: 'Chaque matin, quarante minutes de chants et de silence filmés au lever du jour dans un lieu différent.',
        picture: '',
      },
      {
        id: 'un-chemin-une-vie',
        title: 'Un chemin, une vie',
        channel: 'inspiration',
        text: 'Le portrait d’une personne ordinaire qui a changé de direction, raconté à la première personne.',
        picture: '',
      },
      {
        id: 'la-table-des-sages',
        title: 'La Table des sages',
        channel: 'inspiration',
        text: 'Trois traditions autour d’une même question : le pardon, l’héritage, la joie, la colère.',
        picture: '',
      },
      {
        id: 'grandes-voix',
        title: 'Grandes voix',
        channel: 'inspiration',
        text: 'Les chorales et les chœurs du continent enregistrés dans leur lieu, en son immersif.',
        picture: '',
      },
      {
        id: 'marche-marmite-table',
        title: 'Marché, marmite, table',
        channel: 'marmite',
        text: 'Une cheffe, un panier, une heure : la recette du jour, du premier étal à la dernière cuillère.',
        picture: '',
      },
      {
        id: 'le-duel-des-sauces',
        title: 'Le Duel des sauces',
        channel: 'marmite',
        text: 'Deux quartiers défendent leur version d’un même plat devant un jury de grands-mères.',
        picture: '',
      },
      {
        id: 'tables-de-fete',
        title: 'Tables de fête',
        channel: 'marmite',
        text: 'Mariages, baptêmes, fins de jeûne : l’art de recevoir cent personnes sans perdre le sourire.',
        picture: '',
      },
      {
        id: 'du-champ-au-bol',
        title: 'Du champ au bol',
        channel: 'marmite',
        text: 'Fonio, niébé, moringa : ceux qui les cultivent, ceux qui les transforment, ceux qui les cuisinent.',
        picture: '',
      },
    ],
  },
  lead: 'Les rendez-vous de chaque chaîne, dans l’ordre de la liste.',
  pages: [{ label: 'Chaînes', href: '/chaines' }],
  texts,
  item,
  units: { one: 'temps fort', many: 'temps forts', add: 'Ajouter un temps fort' },
});
