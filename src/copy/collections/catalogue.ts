import { channelOptions } from '../channel-fields';
import {
  defineCollection,
  defineLongTextField,
  definePictureField,
  defineSelectField,
  defineTextField,
} from '../collection';
import { numberPlaceholderHint } from '../numbers';

/** Genres of the catalogue that the group licenses, on /licensing. */
export default defineCollection({
  key: 'catalogue-licences',
  label: 'Catalogue sous licence',
  lead: 'Les rayons du catalogue, une affiche chacun.',
  pages: [{ label: 'Licensing', href: '/licensing#catalogue' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
    lead: defineLongTextField('Introduction', 400),
  },
  itemFields: {
    title: defineTextField('Rayon', 80),
    text: defineLongTextField('Texte', 300),
    channel: defineSelectField('Chaîne', channelOptions, {
      hint: 'Donne au rayon sa couleur, et son dessin tant qu’aucune affiche n’est choisie.',
    }),
    picture: definePictureField('Affiche', { optional: true, hint: 'Cadrée en hauteur (3 × 4).' }),
  },
  itemWords: { one: 'rayon', many: 'rayons', add: 'Ajouter un rayon' },
  initial: {
    texts: {
      title: 'Plus de 500 heures, {nombre} rayons',
      lead: 'Tout ce que nous cédons nous appartient ou nous a été confié par écrit : auteurs, interprètes et musiciens sont identifiés, les droits sont clairs avant la signature.',
    },
    items: [
      {
        id: 'hivowood',
        title: 'Cinéma et séries',
        text: 'Drames, polars, comédies : des formats courts pour le mobile aux longs métrages de soirée.',
        channel: 'hivowood',
        picture: '',
      },
      {
        id: 'obouo-tv',
        title: 'Divertissement',
        text: 'Jeux, magazines et concerts, livrés tels quels ou comme formats à adapter chez vous.',
        channel: 'obouo-tv',
        picture: '',
      },
      {
        id: 'marmite',
        title: 'Cuisine et art de vivre',
        text: 'Recettes et voyages de table, intemporels et faciles à programmer en journée.',
        channel: 'marmite',
        picture: '',
      },
      {
        id: 'inspiration',
        title: 'Spiritualité et documentaire',
        text: 'Chants, rencontres et portraits, toutes traditions réunies, pour les matins et les fêtes.',
        channel: 'inspiration',
        picture: '',
      },
    ],
  },
});
