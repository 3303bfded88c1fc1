import { useQuery } from '@tanstack/react-query';
import { Merge, Pencil, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { stepsFrom } from '@/admin/lib/keyset';
import { numbers } from '@/admin/lib/numbers';
import { quoted } from '@/admin/lib/quoted';
import { PAGE_SIZE, type SearchList, searchListQuery } from '@/admin/lib/search-list';
import { KeysetPager } from '@/admin/lists/keyset-pager';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNothing } from '@/admin/lists/list-nothing';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { totalText } from '@/admin/lists/total-text';
import { IconButton } from '@/admin/ui/icon-button';
import { commonText } from '@/copy/admin/common';
import { taxonomyText, tagText as text } from '@/copy/admin/taxonomy';
import { buttonStyles } from '@/shared/components/button-styles';
import { byName, type TagRow, taxonomyQueries } from '../api/taxonomy-queries';
import { MergeTagDialog } from './merge-tag-dialog';
import { RemoveTag } from './remove-tag';
import { TagDialog } from './tag-dialog';

interface TagListProps {
  params: SearchList;
  mayEdit: boolean;
  /** Whether a new tag is being asked for. */
  creating: boolean;
  onCreate: () => void;
  onCreated: () => void;
}

type Act = { kind: 'edit' | 'merge' | 'remove'; tag: TagRow };

function Nothing({ params, mayEdit, onCreate }: Pick<TagListProps, 'params' | 'mayEdit' | 'onCreate'>) {
  return (
    <ListNothing
      page={params.position.page}
      firstPageHref={searchListQuery({ search: params.search })}
      filtered={Boolean(params.search)}
      text={text}
    >
      <ListNotice icon={Tags} {...text.empty}>
        {mayEdit ? (
          <button type="button" className={buttonStyles('primary')} onClick={onCreate}>
            {text.create}
          </button>
        ) : null}
      </ListNotice>
    </ListNothing>
  );
}

/** A page of the tags, by name, in each of its states. */
export function TagList({ params, mayEdit, creating, onCreate, onCreated }: TagListProps) {
  const list = useQuery(taxonomyQueries.tagList(params));
  const total = useQuery(taxonomyQueries.tagTotal(params.search)).data;
  const rows = list.data?.rows ?? [];
  const counts = useQuery({
    ...taxonomyQueries.tagCounts(rows.map(({ id }) => id)),
    enabled: rows.length > 0,
  }).data;
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);

  if (list.isPending) return <ListSkeleton label={commonText.loading} />;
  if (!list.data) {
    return <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  }

  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="text-sm text-muted">
        {totalText(total, text.one, text.many) || '\u00a0'}
      </p>
      {rows.length === 0 ? <Nothing params={params} mayEdit={mayEdit} onCreate={onCreate} /> : null}
      {rows.length > 0 ? (
        <>
          <ul
            aria-label={text.listLabel}
            className={`grid gap-3 sm:grid-cols-2 xl:grid-cols-3 ${list.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {rows.map((tag) => {
              const count = counts?.[tag.id];
              return (
                <li
                  key={tag.id}
                  className="flex items-center gap-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
                >
                  <div className="min-w-0 flex-1">
                    <p className="leading-snug font-semibold wrap-anywhere">{tag.name}</p>
                    <p className="truncate text-xs text-muted">
                      {count === undefined
                        ? taxonomyText.counting
                        : `${numbers.format(count)} ${count > 1 ? 'contenus' : 'contenu'}`}
                      {' · '}
                      {tag.slug}
                    </p>
                  </div>
                  {mayEdit ? (
                    <div className="flex shrink-0">
                      <IconButton
                        icon={Pencil}
                        title={text.edit}
                        label={`${text.edit} ${quoted(tag.name)}`}
                        onClick={() => setAct({ kind: 'edit', tag })}
                      />
                      <IconButton
                        icon={Merge}
                        title={text.merge}
                        label={`${text.merge} ${quoted(tag.name)}`}
                        onClick={() => setAct({ kind: 'merge', tag })}
                      />
                      <IconButton
                        icon={Trash2}
                        title={commonText.delete}
                        label={`${commonText.delete} ${quoted(tag.name)}`}
                        tone="danger"
                        onClick={() => setAct({ kind: 'remove', tag })}
                      />
                    </div>
                  ) : null}
                </li>
              );
            })}
          </ul>
          <KeysetPager
            page={list.data.page}
            pageSize={PAGE_SIZE}
            shown={rows.length}
            steps={stepsFrom(list.data, (row) => row[byName.column], total, PAGE_SIZE)}
            total={total}
            hrefOf={(position) => searchListQuery({ ...params, position })}
          />
        </>
      ) : null}
      {creating ? <TagDialog onClose={onCreated} /> : null}
      {act?.kind === 'edit' ? <TagDialog row={act.tag} onClose={close} /> : null}
      {act?.kind === 'merge' ? <MergeTagDialog tag={act.tag} onClose={close} /> : null}
      {act?.kind === 'remove' ? (
        <RemoveTag tag={act.tag} contents={counts?.[act.tag.id] ?? 0} onClose={close} />
      ) : null}
    </div>
  );
}
