import {
  type CollectionKey,
  defineCollection,
  defineDocumentField,
  defineLongTextField,
  definePictureField,
  defineTextField,
} from '../collection';
import { pressBoilerplate } from '../press/boilerplate';

const texts = {
  boilerplate: defineLongTextField('Le groupe en quelques lignes', 1500, {
    hint: 'Affiché et copié depuis la page ; le fichier « Présentation du groupe » le reprend.',
  }),
};

const item = {
  title: defineTextField('Titre', 120),
  text: defineLongTextField('Ce que l’on y trouve', 300),
  document: defineDocumentField('Document', { optional: true }),
  picture: definePictureField('Image', {
    optional: true,
    hint: 'Téléchargée quand il n’y a pas de document.',
  }),
};

/** Files that staff add to the press kit of /presse, after those that the build makes. */
export const mediaKitCollection: CollectionKey<typeof item, typeof texts, 'kit-media'> = {
  key: 'kit-media',
  label: 'Kit média',
};

export default defineCollection(mediaKitCollection, {
  initial: { texts: { boilerplate: pressBoilerplate }, items: [] },
  lead: 'Les fichiers que les journalistes téléchargent, à la suite des quatre du site, et le texte qui présente le groupe.',
  pages: [{ label: 'Presse', href: '/presse#kit-media' }],
  texts,
  item,
  units: { one: 'fichier', many: 'fichiers', add: 'Ajouter un fichier' },
});
