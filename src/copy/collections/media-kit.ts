import {
  defineCollection,
  defineDocumentField,
  defineLongTextField,
  definePictureField,
  defineTextField,
} from '../collection';
import { pressBoilerplate } from '../press/boilerplate';

/** Files that staff add to the press kit of /presse, after those that the build makes. */
export default defineCollection({
  key: 'kit-media',
  label: 'Kit média',
  lead: 'Les fichiers que les journalistes téléchargent, à la suite des quatre du site, et le texte qui présente le groupe.',
  pages: [{ label: 'Presse', href: '/presse#kit-media' }],
  textFields: {
    boilerplate: defineLongTextField('Le groupe en quelques lignes', 1500, {
      hint: 'Affiché et copié depuis la page ; le fichier « Présentation du groupe » le reprend.',
    }),
  },
  itemFields: {
    title: defineTextField('Titre', 120),
    text: defineLongTextField('Ce que l’on y trouve', 300),
    document: defineDocumentField('Document', { optional: true }),
    picture: definePictureField('Image', {
      optional: true,
      hint: 'Téléchargée quand il n’y a pas de document.',
    }),
  },
  itemWords: { one: 'fichier', many: 'fichiers', add: 'Ajouter un fichier' },
  initial: { texts: { boilerplate: pressBoilerplate }, items: [] },
});
