import { channels } from '../channels';
import {
  defineCollection,
  defineLinkField,
  definePictureField,
  defineSelectField,
  defineTextField,
} from '../collection';

/** Showreels of the group, on home, and of each channel, on /chaines: none yet. */
export default defineCollection({
  key: 'films',
  label: 'Films de présentation',
  lead: 'Un film du groupe sur l’accueil, un film de chaque chaîne sur sa page : le premier de la liste. Sans film, rien n’est affiché.',
  pages: [
    { label: 'Accueil', href: '/' },
    { label: 'Chaînes', href: '/chaines' },
  ],
  textFields: {},
  itemFields: {
    title: defineTextField('Titre', 120),
    subject: defineSelectField('Présente', [
      { key: 'groupe', label: 'Le groupe (page d’accueil)' },
      ...channels.map(({ key, name }) => ({ key, label: `${name} (page Chaînes)` })),
    ]),
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
  },
  itemWords: { one: 'film', many: 'films', add: 'Ajouter un film' },
  initial: { texts: {}, items: [] },
});
