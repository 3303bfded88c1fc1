import { useQuery } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNoMatch } from '@/admin/lists/list-no-match';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { commonText } from '@/copy/admin/common';
import { categoryText as text } from '@/copy/admin/taxonomy';
import { Accordion, Fold } from '@/shared/components/accordion';
import { buttonStyles } from '@/shared/components/button-styles';
import { useMoveCategory } from '../api/category-mutations';
import { type CategoryRow as Row, taxonomyQueries } from '../api/taxonomy-queries';
import { type CategoryBranch, categoryTree, searchTree } from '../category-tree';
import { CategoryDialog } from './category-dialog';
import { type CategoryActions, CategoryRow } from './category-row';
import { type CategoryToRemove, RemoveCategory } from './remove-category';

interface CategoryListProps {
  search: string;
  mayEdit: boolean;
  /** True while the dialog of a new category is open. */
  creating: boolean;
  onCreate: () => void;
  onCreated: () => void;
}

type Editing = { row?: Row; parentId?: string };

/** The tree, first level first; each branch opens on what is below it. */
export function CategoryList({ search, mayEdit, creating, onCreate, onCreated }: CategoryListProps) {
  const list = useQuery(taxonomyQueries.categoryList());
  const counts = useQuery(taxonomyQueries.categoryCounts());
  const move = useMoveCategory();
  const [open, setOpen] = useState<string[]>([]);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removing, setRemoving] = useState<CategoryToRemove | null>(null);

  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  }

  const tree = categoryTree(list.data);
  const shown = searchTree(tree, search);
  const countOf = (row: Row) => counts.data?.[row.id];
  const totalOf = (branch: CategoryBranch) =>
    counts.data && branch.children.reduce((sum, child) => sum + (countOf(child) ?? 0), countOf(branch) ?? 0);
  const branches = tree.filter(({ children }) => children.length > 0).map(({ id }) => id);
  // What a search found is not hidden.
  const openNow = search === '' ? open : branches;
  const allOpen = branches.every((id) => open.includes(id));

  const actions: CategoryActions = {
    onEdit: (row) => setEditing({ row }),
    onCreateBelow: (row) => {
      setOpen([...open, row.id]);
      setEditing({ parentId: row.id });
    },
    onMove: (row, position) => move.mutate({ id: row.id, position }),
    onRemove: (row) =>
      setRemoving({
        id: row.id,
        name: row.name,
        children: tree.find((branch) => branch.id === row.id)?.children.length ?? 0,
        contents: countOf(row),
      }),
  };
  // Among what a search leaves, « up » would not mean what it says.
  const rights = { mayEdit, mayMove: search === '' && !move.isPending };

  function handleCloseDialog() {
    setEditing(null);
    onCreated();
  }

  return (
    <div className="flex flex-col gap-3" aria-busy={list.isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {list.data.length} {list.data.length > 1 ? text.many : text.one}
        </p>
        {search === '' && list.data.length > tree.length ? (
          <button
            type="button"
            className={buttonStyles('quiet', undefined, 'compact')}
            onClick={() => setOpen(allOpen ? [] : branches)}
          >
            {allOpen ? text.collapseAll : text.expandAll}
          </button>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <Accordion
          type="multiple"
          value={openNow}
          onValueChange={setOpen}
          aria-label={text.listLabel}
          className="divide-y divide-line rounded-card border border-line"
        >
          {shown.map((branch, index) => (
            <Fold
              key={branch.id}
              value={branch.id}
              className="px-2 sm:px-3"
              trigger={`${openNow.includes(branch.id) ? text.collapse : text.expand} ${quoteName(branch.name)}`}
              disabled={search !== ''}
              beside={
                <CategoryRow
                  row={branch}
                  place={index + 1}
                  siblings={shown.length}
                  count={countOf(branch)}
                  total={totalOf(branch)}
                  {...rights}
                  {...actions}
                />
              }
            >
              {branch.children.length > 0 ? (
                <ul className="mb-2 ml-5 divide-y divide-line border-l-2 border-line pl-4 sm:pl-10">
                  {branch.children.map((child, place) => (
                    <li key={child.id}>
                      <CategoryRow
                        row={child}
                        place={place + 1}
                        siblings={branch.children.length}
                        count={countOf(child)}
                        total={countOf(child)}
                        {...rights}
                        {...actions}
                      />
                    </li>
                  ))}
                </ul>
              ) : null}
            </Fold>
          ))}
        </Accordion>
      ) : search ? (
        <ListNoMatch {...text.noMatch} />
      ) : (
        <ListNotice icon={FolderTree} {...text.empty}>
          {mayEdit ? (
            <button type="button" className={buttonStyles('primary')} onClick={onCreate}>
              {text.create}
            </button>
          ) : null}
        </ListNotice>
      )}
      {editing || creating ? (
        <CategoryDialog
          row={editing?.row}
          parentId={editing?.parentId}
          tree={tree}
          onClose={handleCloseDialog}
        />
      ) : null}
      {removing ? <RemoveCategory target={removing} onClose={() => setRemoving(null)} /> : null}
    </div>
  );
}
