import { defineCollection, defineFigureField, defineTextField } from '../collection';
import { figureFields, figureItemWords } from '../figure-fields';

/** Projected figures at the top of /investisseurs, from the specification (section 9). */
export default defineCollection({
  key: 'projections',
  label: 'Projections pour les investisseurs',
  lead: 'Les chiffres projetés, en haut de la page Investisseurs. Le premier est écrit en grand.',
  pages: [{ label: 'Investisseurs', href: '/investisseurs' }],
  textFields: {
    title: defineTextField('Titre', 60),
    source: defineTextField('Source', 60),
    note: defineTextField('Note', 200),
  },
  itemFields: {
    ...figureFields,
    change: defineFigureField('Évolution', {
      optional: true,
      hint: 'Affichée à côté du premier chiffre seulement : (+127%).',
    }),
  },
  itemWords: figureItemWords,
  initial: {
    texts: {
      title: 'Projections',
      source: 'Business Plan 2024-2027',
      note: 'Objectifs établis par la direction, non audités.',
    },
    items: [
      { id: 'chiffre-d-affaires', label: 'Chiffre d’affaires projeté', value: '€45.2M', change: '(+127%)' },
      { id: 'telespectateurs', label: 'Téléspectateurs visés', value: '8.5M', change: '' },
      { id: 'pays', label: 'Pays visés', value: '25', change: '' },
      { id: 'ebitda', label: 'EBITDA projeté', value: '€12.8M', change: '' },
    ],
  },
});
