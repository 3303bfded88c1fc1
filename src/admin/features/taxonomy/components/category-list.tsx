import { useQuery } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { toSinglePage } from '@/admin/lists/keyset';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { unpagedListUrlParams } from '@/admin/lists/search-list-params';
import { Button } from '@/admin/ui/button';
import { MutationDialog } from '@/admin/ui/mutation-dialog';
import { categoryText as text } from '@/copy/admin/taxonomy';
import { Accordion, AccordionItem } from '@/shared/components/accordion';
import { useDeleteCategory, useMoveCategory } from '../api/category-mutations';
import { type CategoryRow as Row, taxonomyQueries } from '../api/taxonomy-queries';
import { type CategoryBranch, filterCategoryTree, toCategoryTree } from '../category-tree';
import { CategoryDialog } from './category-dialog';
import { type CategoryActions, CategoryListItem } from './category-list-item';
import type { TaxonomyListProps } from './taxonomy-screen';

type CategoryFormTarget = { row?: Row; parentId?: string };

/** Says what happens to the contents of a deleted category, or why it cannot be deleted. */
function describeRemoval(childCount: number, contentCount = 0): string {
  const { remove } = text;
  if (childCount > 0) return childCount === 1 ? remove.blockedOne : `${childCount} ${remove.blockedMany}`;
  if (contentCount === 0) return remove.unused;
  return contentCount === 1 ? remove.one : `${contentCount} ${remove.many}`;
}

/** Shows the tree of categories; each branch of the first level opens its children. */
export function CategoryList({ params, mayEdit, creating, onCreate, onCloseCreate }: TaxonomyListProps) {
  const list = useQuery(taxonomyQueries.categoryList());
  const counts = useQuery(taxonomyQueries.categoryCounts()).data;
  const move = useMoveCategory();
  const [userOpenIds, setUserOpenIds] = useState<string[]>([]);
  const [formTarget, setFormTarget] = useState<CategoryFormTarget | null>(null);
  const [rowToRemove, setRowToRemove] = useState<Row | null>(null);
  const removal = useDeleteCategory();
  const tree = toCategoryTree(list.data ?? []);
  const branchIds = tree.filter(({ children }) => children.length > 0).map(({ id }) => id);
  /** The database keeps a category that has children. */
  const childCountToRemove = tree.find(({ id }) => id === rowToRemove?.id)?.children.length ?? 0;
  const isSearching = params.search !== '';
  // A search opens every branch: its matches may be children.
  const openIds = isSearching ? branchIds : userOpenIds;
  const areAllOpen = branchIds.every((id) => userOpenIds.includes(id));

  const actions: CategoryActions = {
    onEdit: (row) => setFormTarget({ row }),
    onCreateBelow: (row) => {
      setUserOpenIds([...userOpenIds, row.id]);
      setFormTarget({ parentId: row.id });
    },
    onMove: (row, position) => move.mutate({ id: row.id, position }),
    onDelete: setRowToRemove,
  };

  function renderRow(row: Row | CategoryBranch, index: number, siblings: readonly Row[]) {
    const children = 'children' in row ? row.children : [];
    return (
      <CategoryListItem
        row={row}
        position={index + 1}
        siblingCount={siblings.length}
        count={counts?.[row.id]}
        total={counts && [row, ...children].reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)}
        mayEdit={mayEdit}
        // A search hides siblings: a neighbour on screen may not be the neighbour in the tree.
        mayMove={!isSearching && !move.isPending}
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
      <PagedList
        urlParams={unpagedListUrlParams}
        params={params}
        query={{ ...list, data: list.data && toSinglePage(filterCategoryTree(tree, params.search)) }}
        total={list.data?.length}
        text={text}
        showsTotal
        actions={
          !isSearching && branchIds.length > 0 ? (
            <Button variant="quiet" onClick={() => setUserOpenIds(areAllOpen ? [] : branchIds)}>
              {areAllOpen ? text.collapseAll : text.expandAll}
            </Button>
          ) : null
        }
        empty={
          <ListNotice icon={FolderTree} {...text.empty}>
            {mayEdit ? (
              <Button variant="primary" size="regular" onClick={onCreate}>
                {text.create}
              </Button>
            ) : null}
          </ListNotice>
        }
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
      {list.data && (formTarget || creating) ? (
        <CategoryDialog
          row={formTarget?.row}
          parentId={formTarget?.parentId}
          tree={tree}
          onClose={handleCloseDialog}
        />
      ) : null}
      {rowToRemove ? (
        <MutationDialog
          target={rowToRemove.id}
          title={`${text.remove.question} ${quoteName(rowToRemove.name)}\u00a0?`}
          description={describeRemoval(childCountToRemove, counts?.[rowToRemove.id])}
          mutation={removal}
          blocked={childCountToRemove > 0}
          onClose={() => setRowToRemove(null)}
        />
      ) : null}
    </>
  );
}
