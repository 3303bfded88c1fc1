import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { describePosition } from '@/admin/lists/describe-position';
import { toSinglePage } from '@/admin/lists/keyset';
import { PagedList } from '@/admin/lists/paged-list';
import { searchOnlyUrlParams } from '@/admin/lists/search-and-page-params';
import { Button } from '@/admin/ui/button';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { categoryText as text } from '@/copy/admin/taxonomy';
import { Accordion, AccordionItem } from '@/shared/components/accordion';
import { useDeleteCategory, useReorderCategory } from '../api/category-mutations';
import { type CategoryRow as Row, taxonomyQueries } from '../api/taxonomy-queries';
import { type CategoryBranch, countCategories, filterCategoryTree, toCategoryTree } from '../category-tree';
import { describeEffectOnContents } from '../content-count';
import { CategoryDialog } from './category-dialog';
import { type CategoryActionHandlers, CategoryListItem } from './category-list-item';
import type { TaxonomyListProps } from './taxonomy-screen';

/** Category to change, or the parent of a new one. */
type CategoryFormTarget = { row?: Row; parentId?: string };

const sumCounts = (counts: Record<string, number>, rows: readonly Row[]): number =>
  rows.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);

/** Says what happens to the contents of a deleted category, or why it cannot be deleted. */
function describeCategoryDeletion(childCount: number, contentCount: number | undefined): string {
  const { remove } = text;
  if (childCount === 0) return describeEffectOnContents(remove, contentCount);
  return childCount === 1 ? remove.blockedOne : `${childCount} ${remove.blockedMany}`;
}

/** Shows the tree of categories; each branch of the first level opens its children. */
export function CategoryList({ params, mayEdit, empty, isCreating, onCloseCreate }: TaxonomyListProps) {
  const listQuery = useQuery(taxonomyQueries.categoryList());
  const counts = useQuery(taxonomyQueries.categoryCounts()).data;
  const move = useReorderCategory();
  const [announcement, setAnnouncement] = useState('');
  const [userOpenIds, setUserOpenIds] = useState<string[]>([]);
  const [formTarget, setFormTarget] = useState<CategoryFormTarget | null>(null);
  const [rowToDelete, setRowToDelete] = useState<Row | null>(null);
  const deletion = useDeleteCategory();
  const tree = toCategoryTree(listQuery.data ?? []);
  const shownTree = filterCategoryTree(tree, params.search);
  const branchIds = tree.filter(({ children }) => children.length > 0).map(({ id }) => id);
  // The database refuses to delete a category with children.
  const childCount = tree.find(({ id }) => id === rowToDelete?.id)?.children.length ?? 0;
  const isSearching = params.search !== '';
  // A search opens every branch, because its matches may be children.
  const openIds = isSearching ? branchIds : userOpenIds;
  const areAllOpen = branchIds.every((id) => userOpenIds.includes(id));

  const actions: CategoryActionHandlers = {
    onEdit: (row) => setFormTarget({ row }),
    onCreateChild: (row) => {
      setUserOpenIds([...userOpenIds, row.id]);
      setFormTarget({ parentId: row.id });
    },
    onDelete: setRowToDelete,
  };

  function renderRow(row: Row | CategoryBranch, index: number, siblings: readonly Row[]) {
    const children = 'children' in row ? row.children : [];
    return (
      <CategoryListItem
        row={row}
        position={index + 1}
        siblingCount={siblings.length}
        count={counts?.[row.id]}
        total={counts && sumCounts(counts, [row, ...children])}
        mayEdit={mayEdit}
        // A search hides siblings: a neighbour on screen may not be the neighbour in the tree.
        mayMove={!isSearching && !move.isPending}
        onMove={(position) =>
          move.mutate(
            { id: row.id, position },
            { onSuccess: () => setAnnouncement(describePosition(row.name, position, siblings.length)) },
          )
        }
        {...actions}
      />
    );
  }

  function handleCloseDialog() {
    setFormTarget(null);
    onCloseCreate();
  }

  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <PagedList
        urlParams={searchOnlyUrlParams}
        params={params}
        query={{
          ...listQuery,
          data: listQuery.data && toSinglePage(shownTree, countCategories(shownTree)),
        }}
        text={text}
        showsTotal
        actions={
          !isSearching && branchIds.length > 0 ? (
            <Button variant="quiet" onClick={() => setUserOpenIds(areAllOpen ? [] : branchIds)}>
              {areAllOpen ? text.collapseAll : text.expandAll}
            </Button>
          ) : null
        }
        empty={empty}
      >
        {(branches) => (
          <Accordion
            type="multiple"
            value={openIds}
            onValueChange={setUserOpenIds}
            aria-label={text.listLabel}
            className="divide-y divide-line rounded-card border border-line"
          >
            {branches.map((branch, index) => (
              <AccordionItem
                key={branch.id}
                value={branch.id}
                className="px-2 sm:px-3"
                trigger={`${openIds.includes(branch.id) ? text.collapse : text.expand} ${quoteName(branch.name)}`}
                disabled={isSearching}
                rowContent={renderRow(branch, index, branches)}
              >
                {branch.children.length > 0 ? (
                  <ul className="mb-2 ml-5 divide-y divide-line border-l-2 border-line pl-4 sm:pl-10">
                    {branch.children.map((child, childIndex) => (
                      <li key={child.id}>{renderRow(child, childIndex, branch.children)}</li>
                    ))}
                  </ul>
                ) : null}
              </AccordionItem>
            ))}
          </Accordion>
        )}
      </PagedList>
      {listQuery.data && (formTarget || isCreating) ? (
        <CategoryDialog
          row={formTarget?.row}
          parentId={formTarget?.parentId}
          tree={tree}
          onClose={handleCloseDialog}
        />
      ) : null}
      {rowToDelete ? (
        <ConfirmMutationDialog
          target={rowToDelete.id}
          title={`${text.remove.question} ${quoteName(rowToDelete.name)}\u00a0?`}
          description={describeCategoryDeletion(childCount, counts?.[rowToDelete.id])}
          mutation={deletion}
          isImpossible={childCount > 0}
          onClose={() => setRowToDelete(null)}
        />
      ) : null}
    </>
  );
}
