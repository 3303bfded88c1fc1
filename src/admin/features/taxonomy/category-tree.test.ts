import { expect, it } from 'vitest';
import type { CategoryRow } from './api/taxonomy-queries';
import { categoryTree, searchTree } from './category-tree';

const row = (id: string, name: string, parent: string | null = null): CategoryRow => ({
  id,
  name,
  slug: id,
  description: '',
  parent_id: parent,
  position: 1,
});

const tree = categoryTree([
  row('p', 'Programmes'),
  row('a', 'Actualités'),
  row('c', 'Coulisses', 'p'),
  row('g', 'Grilles', 'p'),
]);

const shape = (search: string) =>
  searchTree(tree, search).map(({ name, children }) => [name, ...children.map((child) => child.name)]);

it('puts each subcategory below its category, in the order of the rows', () => {
  expect(shape('')).toEqual([['Programmes', 'Coulisses', 'Grilles'], ['Actualités']]);
});

it('finds without accents and keeps the path to a subcategory', () => {
  expect(shape('actualites')).toEqual([['Actualités']]);
  expect(shape('coulisse')).toEqual([['Programmes', 'Coulisses']]);
  expect(shape('PROGRAMME')).toEqual([['Programmes', 'Coulisses', 'Grilles']]);
  expect(shape('absent')).toEqual([]);
});
