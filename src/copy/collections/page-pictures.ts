import { channelNamesByKey } from '../channel-fields';
import { defineCollection, definePictureField } from '../collection';
import type { ChannelKey } from '../types';

const createPictureField = (label: string, hint: string) =>
  definePictureField(label, { optional: true, hint });

const fullWidthHint = 'Pleine largeur, le sujet à droite, un fond sombre à gauche sous le texte.';

const createChannelField = (key: ChannelKey) =>
  createPictureField(`${channelNamesByKey[key]}, haut de page et carte de l’accueil`, fullWidthHint);

/** One field for each drawing. */
const drawingFields = {
  home: createPictureField('Accueil, haut de page', fullWidthHint),
  homeBand: createPictureField('Accueil, notre mission', fullWidthHint),
  hivowood: createChannelField('hivowood'),
  'obouo-tv': createChannelField('obouo-tv'),
  inspiration: createChannelField('inspiration'),
  marmite: createChannelField('marmite'),
  player: createPictureField('Obouo Play, écran du lecteur', 'En largeur (16 × 10).'),
  platform: createPictureField('Obouo Play, bandeau', fullWidthHint),
  distribution: createPictureField('Distribution, haut de page', fullWidthHint),
  distributionBand: createPictureField('Distribution, foyers', fullWidthHint),
  licensing: createPictureField('Licensing, haut de page', 'Pleine largeur (2 × 1), au-dessus du titre.'),
  licensingBand: createPictureField('Licensing, bandeau', fullWidthHint),
  partnerships: createPictureField('Partenariats, haut de page', 'Pleine largeur (12 × 5), sous le titre.'),
  partnershipsBand: createPictureField('Partenariats, bandeau', fullWidthHint),
  advertising: createPictureField('Publicité, haut de page', 'Encadrée (4 × 3).'),
  advertisingBand: createPictureField('Publicité, bandeau', fullWidthHint),
  about: createPictureField('À propos, notre histoire', 'En hauteur (4 × 5), à côté du texte.'),
  aboutBand: createPictureField('À propos, notre mission', 'En carré, sous le texte.'),
  careers: createPictureField('Carrières, dernière partie', fullWidthHint),
  investors: createPictureField('Investisseurs, opportunité', fullWidthHint),
  help: createPictureField('Centre d’aide, nous joindre', fullWidthHint),
};

const noPhotographs = Object.fromEntries(Object.keys(drawingFields).map((name) => [name, ''])) as Record<
  keyof typeof drawingFields,
  string
>;

/** Photographs that replace drawings. */
export default defineCollection({
  key: 'photographies',
  label: 'Photographies des pages',
  lead: 'Une photographie à la place d’un dessin, partie par partie ; vide, le dessin reste. La médiathèque en donne le texte alternatif et le point d’intérêt.',
  pages: [
    { label: 'Accueil', href: '/' },
    { label: 'Chaînes', href: '/chaines' },
    { label: 'Obouo Play', href: '/obouo-play' },
    { label: 'Distribution', href: '/distribution' },
    { label: 'Licensing', href: '/licensing' },
    { label: 'Partenariats', href: '/partenariats' },
    { label: 'Publicité', href: '/publicite' },
    { label: 'À propos', href: '/a-propos' },
    { label: 'Carrières', href: '/carrieres' },
    { label: 'Investisseurs', href: '/investisseurs' },
    { label: 'Presse', href: '/presse' },
    { label: 'Centre d’aide', href: '/help-center' },
  ],
  textFields: drawingFields,
  itemFields: {},
  initial: {
    texts: noPhotographs,
    items: [],
  },
});
