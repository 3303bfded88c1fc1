import { matchesSearchQuery } from '@/shared/lib/search-text';
import type { CategoryRow } from './api/taxonomy-queries';

/** Category of the first level with its children. */
export interface CategoryBranch extends CategoryRow {
  children: CategoryRow[];
}

/** Groups the flat rows into two levels, in the order of the rows. */
export function toCategoryTree(rows: readonly CategoryRow[]): CategoryBranch[] {
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ ...row, children: rows.filter((child) => child.parent_id === row.id) }));
}

/** Returns the number of categories on both levels. */
export const countCategories = (tree: readonly CategoryBranch[]): number =>
  tree.reduce((count, { children }) => count + 1 + children.length, 0);

/** Returns the tree as options, the second level indented. */
export function toCategoryOptions(rows: readonly CategoryRow[]): { value: string; label: string }[] {
  return toCategoryTree(rows).flatMap((branch) => [
    { value: branch.id, label: branch.name },
    ...branch.children.map((child) => ({ value: child.id, label: `\u00a0\u00a0\u00a0${child.name}` })),
  ]);
}

/** Filters the tree. A matching branch keeps all its children. Other branches keep their matching children, or disappear. */
export function filterCategoryTree(tree: readonly CategoryBranch[], search: string): CategoryBranch[] {
  const matches = (row: CategoryRow) => matchesSearchQuery(search, `${row.name} ${row.slug}`);
  return tree.flatMap((branch) => {
    if (matches(branch)) return [branch];
    const children = branch.children.filter(matches);
    return children.length > 0 ? [{ ...branch, children }] : [];
  });
}
