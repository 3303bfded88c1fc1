import { defineCollection } from '../collection';
import { figureFields, figureItemWords } from '../figure-fields';

/** Key figures at the top of the home page, from the specification (section 9). */
export default defineCollection({
  key: 'chiffres-accueil',
  label: 'Chiffres de l’accueil',
  lead: 'Les chiffres en haut de l’accueil, dans l’ordre de la liste.',
  pages: [{ label: 'Accueil', href: '/' }],
  textFields: {},
  itemFields: figureFields,
  itemWords: figureItemWords,
  initial: {
    texts: {},
    items: [
      { id: 'chaines', label: 'chaînes TV', value: '4' },
      { id: 'plateforme', label: 'plateforme de streaming', value: '1' },
      { id: 'pays', label: 'pays', value: '15+' },
      { id: 'telespectateurs', label: 'téléspectateurs', value: '500K+' },
    ],
  },
});
