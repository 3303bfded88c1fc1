import { channels } from '../channels';
import {
  type CollectionKey,
  defineCollection,
  defineLinkField,
  definePictureField,
  defineSelectField,
  defineTextField,
} from '../collection';

const texts = {};

// The bundler keeps a spread outside such a function in every page that shows a film.
/* @__NO_SIDE_EFFECTS__ */
const createSubjects = () => [
  { key: 'groupe' as const, label: 'Le groupe (page d’accueil)' },
  ...channels.map(({ key, name }) => ({ key, label: `${name} (page Chaînes)` })),
];

const item = {
  title: defineTextField('Titre', 120),
  subject: defineSelectField('Présente', createSubjects()),
  video: defineLinkField('Adresse de la vidéo', {
    isVideo: true,
    hint: 'YouTube, Vimeo ou Dailymotion. Les visiteurs choisissent de la lire : rien n’est chargé avant.',
  }),
  poster: definePictureField('Image d’attente', { hint: 'Cadrée en largeur (16 × 9).' }),
  captions: defineSelectField(
    'Sous-titres français',
    [
      { key: 'player', label: 'À activer dans le lecteur' },
      { key: 'picture', label: 'Incrustés dans l’image' },
    ],
    { startsEmpty: true, hint: 'Obligatoires, et relus : les sous-titres automatiques ne suffisent pas.' },
  ),
};

/** Showreels of the group, on home, and of each channel, on /chaines: none yet. */
export const showreelsCollection: CollectionKey<typeof item, typeof texts, 'films'> = {
  key: 'films',
  label: 'Films de présentation',
};

export default defineCollection(showreelsCollection, {
  initial: { texts: {}, items: [] },
  lead: 'Un film du groupe sur l’accueil, un film de chaque chaîne sur sa page : le premier de la liste. Sans film, rien n’est affiché.',
  pages: [
    { label: 'Accueil', href: '/' },
    { label: 'Chaînes', href: '/chaines' },
  ],
  texts,
  item,
  units: { one: 'film', many: 'films', add: 'Ajouter un film' },
});
