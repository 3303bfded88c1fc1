import { useQuery } from '@tanstack/react-query';
import { Merge, Pencil, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { numberFormat } from '@/admin/lib/number-format';
import { quoteName } from '@/admin/lib/quote-name';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { searchListUrlParams } from '@/admin/lists/search-list-params';
import { PageSelectionCheckbox, RowSelectionCheckbox } from '@/admin/lists/selection-checkboxes';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { MutationDialog } from '@/admin/ui/mutation-dialog';
import { commonText } from '@/copy/admin/common';
import { taxonomyText, tagText as text } from '@/copy/admin/taxonomy';
import { createTagMerge, tagDeletion } from '../api/tag-bulk';
import { useDeleteTag } from '../api/tag-mutations';
import { fetchTagPage, type TagRow, taxonomyQueries } from '../api/taxonomy-queries';
import { MergeTagDialog } from './merge-tag-dialog';
import { TagDialog } from './tag-dialog';
import { TagTargetDialog } from './tag-target-dialog';
import type { TaxonomyListProps } from './taxonomy-screen';

type TagAction = { kind: 'edit' | 'merge' | 'remove'; tag: TagRow };

/** Says what happens to the contents of a deleted tag. */
function describeRemoval(contentCount: number): string {
  if (contentCount === 0) return text.remove.unused;
  return contentCount === 1 ? text.remove.one : `${contentCount} ${text.remove.many}`;
}

/** Shows a page of the tags, by name. */
export function TagList({ params, mayEdit, creating, onCreate, onCloseCreate }: TaxonomyListProps) {
  const list = useQuery(taxonomyQueries.tagList(params));
  const ids = list.data?.rows.map(({ id }) => id) ?? [];
  const counts = useQuery({ ...taxonomyQueries.tagCounts(ids), enabled: ids.length > 0 }).data;
  const removal = useDeleteTag();
  const [action, setAction] = useState<TagAction | null>(null);
  const close = () => setAction(null);
  return (
    <>
      <PagedList
        urlParams={searchListUrlParams}
        params={params}
        query={list}
        text={text}
        showsTotal
        empty={
          <ListNotice icon={Tags} {...text.empty}>
            {mayEdit ? (
              <Button variant="primary" size="regular" onClick={onCreate}>
                {text.create}
              </Button>
            ) : null}
          </ListNotice>
        }
        bulk={
          mayEdit
            ? {
                entries: [
                  {
                    label: text.merge,
                    icon: Merge,
                    renderDialog: (run, closeDialog) => (
                      <TagTargetDialog
                        title={text.bulk.mergeTitle}
                        description={text.bulk.mergeText}
                        excludedIds={[]}
                        onSubmit={(target) => {
                          closeDialog();
                          run(createTagMerge(target));
                        }}
                        onClose={closeDialog}
                      />
                    ),
                  },
                  tagDeletion,
                ],
                readPage: (position, pageSize) => fetchTagPage({ ...params, position }, pageSize),
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
              {tags.map((tag) => {
                const count = counts?.[tag.id];
                return (
                  <li
                    key={tag.id}
                    className="flex items-center gap-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
                  >
                    <RowSelectionCheckbox id={tag.id} name={quoteName(tag.name)} selection={selection} />
                    <div className="min-w-0 flex-1">
                      <p className="leading-snug font-semibold wrap-anywhere">{tag.name}</p>
                      <p className="truncate text-xs text-muted">
                        {count === undefined
                          ? taxonomyText.counting
                          : `${numberFormat.format(count)} ${count > 1 ? 'contenus' : 'contenu'}`}
                        {' · '}
                        {tag.slug}
                      </p>
                    </div>
                    {mayEdit ? (
                      <div className="flex shrink-0">
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
                        <IconButton
                          icon={Trash2}
                          title={commonText.delete}
                          label={`${commonText.delete} ${quoteName(tag.name)}`}
                          tone="danger"
                          onClick={() => setAction({ kind: 'remove', tag })}
                        />
                      </div>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </PagedList>
      {list.data && creating ? <TagDialog onClose={onCloseCreate} /> : null}
      {action?.kind === 'edit' ? <TagDialog row={action.tag} onClose={close} /> : null}
      {action?.kind === 'merge' ? <MergeTagDialog tag={action.tag} onClose={close} /> : null}
      {action?.kind === 'remove' ? (
        <MutationDialog
          target={action.tag.id}
          title={`${text.remove.question} ${quoteName(action.tag.name)}\u00a0?`}
          description={describeRemoval(counts?.[action.tag.id] ?? 0)}
          mutation={removal}
          onClose={close}
        />
      ) : null}
    </>
  );
}
