import { defineCollection } from '../collection';
import { figureFields, figureItemWords } from '../figure-fields';

/** Key figures at the top of /a-propos, from the specification (section 9). */
export default defineCollection({
  key: 'chiffres-a-propos',
  label: 'Chiffres de la page À propos',
  lead: 'Les chiffres en haut de la page À propos, dans l’ordre de la liste.',
  pages: [{ label: 'À propos', href: '/a-propos' }],
  textFields: {},
  itemFields: figureFields,
  itemWords: figureItemWords,
  initial: {
    texts: {},
    items: [
      { id: 'chaines', label: 'chaînes', value: '4' },
      { id: 'telespectateurs', label: 'téléspectateurs', value: '2.5M' },
      { id: 'pays', label: 'pays', value: '15+' },
      { id: 'employes', label: 'employés', value: '500+' },
      { id: 'heures', label: 'heures de contenu', value: '1000+' },
      { id: 'prix', label: 'prix et distinctions', value: '50+' },
    ],
  },
});
