import { defineCollection } from '../collection';
import { figureFields, figureItemWords } from '../figure-fields';

/** Key figures at the top of /carrieres, from the specification (section 9). */
export default defineCollection({
  key: 'chiffres-carrieres',
  label: 'Chiffres de la page Carrières',
  lead: 'Les chiffres en haut de la page Carrières, dans l’ordre de la liste.',
  pages: [{ label: 'Carrières', href: '/carrieres' }],
  textFields: {},
  itemFields: figureFields,
  itemWords: figureItemWords,
  initial: {
    texts: {},
    items: [
      { id: 'talents', label: 'talents', value: '500+' },
      { id: 'pays', label: 'pays', value: '15' },
      { id: 'satisfaction', label: 'de satisfaction', value: '95%' },
    ],
  },
});
