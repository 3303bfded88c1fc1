import { matchesQuery } from '@/shared/lib/search-text';
import type { CategoryRow } from './api/taxonomy-queries';

/** Category of the first level with its children. */
export interface CategoryBranch extends CategoryRow {
  children: CategoryRow[];
}

/** Returns the two levels of the flat rows, in their order. */
export function categoryTree(rows: readonly CategoryRow[]): CategoryBranch[] {
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ ...row, children: rows.filter((child) => child.parent_id === row.id) }));
}

/** Returns the tree as options, the second level indented. */
export function categoryOptions(rows: readonly CategoryRow[]): { value: string; label: string }[] {
  return categoryTree(rows).flatMap((branch) => [
    { value: branch.id, label: branch.name },
    ...branch.children.map((child) => ({ value: child.id, label: `\u00a0\u00a0\u00a0${child.name}` })),
  ]);
}

/** Filters the tree: a branch that matches stays whole, else its matching children. */
export function searchTree(tree: readonly CategoryBranch[], search: string): CategoryBranch[] {
  const matches = (row: CategoryRow) => matchesQuery(search, `${row.name} ${row.slug}`);
  return tree.flatMap((branch) => {
    if (matches(branch)) return [branch];
    const children = branch.children.filter(matches);
    return children.length > 0 ? [{ ...branch, children }] : [];
  });
}
