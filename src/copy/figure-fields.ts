import { type CollectionKey, defineFigureField, defineTextField } from './collection';

/** Fields of a key figure: what it counts, and the figure. */
export const figureFields = {
  label: defineTextField('Ce qui est compté', 60),
  value: defineFigureField('Chiffre'),
};

/** Collection of key figures. */
export type FigureCollection<Key extends string = string> = CollectionKey<
  typeof figureFields,
  Record<never, never>,
  Key
>;

/** Words for key figures in the form of a collection. */
export const figureUnits = { one: 'chiffre', many: 'chiffres', add: 'Ajouter un chiffre' };
