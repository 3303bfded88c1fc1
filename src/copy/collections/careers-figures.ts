import { defineCollection } from '../collection';
import { type FigureCollection, figureFields, figureUnits } from '../figure-fields';

/** Key figures at the top of /carrieres, from the specification (section 9). */
export const careersFiguresCollection: FigureCollection<'chiffres-carrieres'> = {
  key: 'chiffres-carrieres',
  label: 'Chiffres de la page Carrières',
};

export default defineCollection(careersFiguresCollection, {
  initial: {
    texts: {},
    items: [
      { id: 'talents', label: 'talents', value: '500+' },
      { id: 'pays', label: 'pays', value: '15' },
      { id: 'satisfaction', label: 'de satisfaction', value: '95%' },
    ],
  },
  lead: 'Les chiffres en haut de la page Carrières, dans l’ordre de la liste.',
  pages: [{ label: 'Carrières', href: '/carrieres' }],
  texts: {},
  item: figureFields,
  units: figureUnits,
});
