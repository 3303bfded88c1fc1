import { useQuery } from '@tanstack/react-query';
import { Merge, Pencil } from 'lucide-react';
import { useState } from 'react';
import { quoteName } from '@/admin/lib/quote-name';
import { PagedList } from '@/admin/lists/paged-list';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { PageSelectionCheckbox, RowSelectionCheckbox } from '@/admin/lists/selection-checkboxes';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { IconButton } from '@/admin/ui/icon-button';
import { tagText as text } from '@/copy/admin/taxonomy';
import { createTagMergeAction, tagDeletionAction } from '../api/tag-bulk';
import { useDeleteTag } from '../api/tag-mutations';
import { fetchTagPage, type TagRow, taxonomyQueries } from '../api/taxonomy-queries';
import { describeEffectOnContents, formatContentCount } from '../content-count';
import { MergeTagDialog } from './merge-tag-dialog';
import { TagDialog } from './tag-dialog';
import { TagMergeTargetDialog } from './tag-merge-target-dialog';
import type { TaxonomyListProps } from './taxonomy-screen';

type TagAction = { kind: 'edit' | 'merge' | 'delete'; tag: TagRow };

export function TagList({ params, mayEdit, empty, isCreating, onCloseCreate }: TaxonomyListProps) {
  const listQuery = useQuery(taxonomyQueries.tagList(params));
  const ids = listQuery.data?.rows.map(({ id }) => id) ?? [];
  const counts = useQuery({ ...taxonomyQueries.tagCounts(ids), enabled: ids.length > 0 }).data;
  const deletion = useDeleteTag();
  const [action, setAction] = useState<TagAction | null>(null);
  const closeDialog = () => setAction(null);
  return (
    <>
      <PagedList
        urlParams={searchAndPageUrlParams}
        params={params}
        query={listQuery}
        text={text}
        showsTotal
        empty={empty}
        bulk={
          mayEdit
            ? {
                entries: [
                  {
                    label: text.merge,
                    icon: Merge,
                    renderDialog: (run, onClose) => (
                      <TagMergeTargetDialog
                        title={text.bulk.mergeTitle}
                        description={text.bulk.mergeText}
                        excludedIds={[]}
                        onSubmit={(target) => {
                          onClose();
                          run(createTagMergeAction(target));
                        }}
                        onClose={onClose}
                      />
                    ),
                  },
                  tagDeletionAction,
                ],
                readPage: (position, pageSize) => fetchTagPage({ ...params, position }, { pageSize }),
                getName: ({ name }) => name,
                invalidates: [taxonomyQueries.tags()],
              }
            : undefined
        }
      >
        {(tags, selection) => (
          <>
            <PageSelectionCheckbox selection={selection} />
            <ul aria-label={text.listLabel} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {tags.map((tag) => (
                <li
                  key={tag.id}
                  className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
                >
                  <RowSelectionCheckbox id={tag.id} name={quoteName(tag.name)} selection={selection} />
                  <div className="min-w-20 flex-1">
                    <p className="leading-snug font-semibold wrap-anywhere">{tag.name}</p>
                    <p className="truncate text-xs text-muted">
                      {formatContentCount(counts?.[tag.id])}
                      {' · '}
                      {tag.slug}
                    </p>
                  </div>
                  {mayEdit ? (
                    <div className="ml-auto flex flex-wrap justify-end">
                      <IconButton
                        icon={Pencil}
                        title={text.edit}
                        label={`${text.edit} ${quoteName(tag.name)}`}
                        onClick={() => setAction({ kind: 'edit', tag })}
                      />
                      <IconButton
                        icon={Merge}
                        title={text.merge}
                        label={`${text.merge} ${quoteName(tag.name)}`}
                        onClick={() => setAction({ kind: 'merge', tag })}
                      />
                      <DeleteIconButton
                        name={quoteName(tag.name)}
                        onClick={() => setAction({ kind: 'delete', tag })}
                      />
                    </div>
                  ) : null}
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {listQuery.data && isCreating ? <TagDialog onClose={onCloseCreate} /> : null}
      {action?.kind === 'edit' ? <TagDialog row={action.tag} onClose={closeDialog} /> : null}
      {action?.kind === 'merge' ? <MergeTagDialog tag={action.tag} onClose={closeDialog} /> : null}
      {action?.kind === 'delete' ? (
        <ConfirmMutationDialog
          target={action.tag.id}
          title={`${text.remove.question} ${quoteName(action.tag.name)}\u00a0?`}
          description={describeEffectOnContents(text.remove, counts?.[action.tag.id])}
          mutation={deletion}
          onClose={closeDialog}
        />
      ) : null}
    </>
  );
}
