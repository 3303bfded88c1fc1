import { type Collection, defineFigureField, defineTextField } from './collection';

/** Fields of a key figure: what it counts, and the figure. */
export const figureFields = {
  label: defineTextField('Ce qui est compté', 60),
  value: defineFigureField('Chiffre'),
};

/** Collection of key figures. */
export type FigureCollection = Collection<typeof figureFields, Record<never, never>>;

/** Words for one figure, several figures and the add button in a collection's form. */
export const figureItemWords = { one: 'chiffre', many: 'chiffres', add: 'Ajouter un chiffre' };
