import { expect, it } from 'vitest';
import type { CategoryRow } from './api/taxonomy-queries';
import { countCategories, filterCategoryTree, toCategoryTree } from './category-tree';

const createRow = (id: string, name: string, parent: string | null = null): CategoryRow => ({
  id,
  name,
  slug: id,
  description: '',
  parent_id: parent,
  position: 1,
});

const tree = toCategoryTree([
  createRow('p', 'Programmes'),
  createRow('a', 'Actualités'),
  createRow('c', 'Coulisses', 'p'),
  createRow('g', 'Grilles', 'p'),
]);

const filterNames = (search: string) =>
  filterCategoryTree(tree, search).map(({ name, children }) => [
    name,
    ...children.map((child) => child.name),
  ]);

it('puts each subcategory below its category, in the order of the rows', () => {
  expect(filterNames('')).toEqual([['Programmes', 'Coulisses', 'Grilles'], ['Actualités']]);
});

it.each([
  ['actualites', [['Actualités']]],
  ['coulisse', [['Programmes', 'Coulisses']]],
  ['PROGRAMME', [['Programmes', 'Coulisses', 'Grilles']]],
  ['absent', []],
])('filters the tree by the search « %s »', (search, names) => {
  expect(filterNames(search)).toEqual(names);
});

it('counts the categories of both levels', () => {
  expect(countCategories(tree)).toBe(4);
  expect(countCategories(filterCategoryTree(tree, 'coulisse'))).toBe(2);
});
