import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contentScreenTabs } from '@/admin/config/screen-links';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatCount } from '@/admin/lib/number-format';
import { toSinglePage } from '@/admin/lists/keyset';
import { PagedList } from '@/admin/lists/paged-list';
import { searchOnlyUrlParams } from '@/admin/lists/search-and-page-params';
import { Badge } from '@/admin/ui/badge';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { collectionDraftText as draftText, collectionText as text } from '@/copy/admin/collections';
import type { Collection } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import { collectionQueries, type StoredCollectionRow } from './api/collection-queries';
import { collectionDraftsQuery, type StoredCollectionDraft } from './api/drafts';
import { parseCollectionValue } from './collection-value';

interface CollectionRow {
  id: string;
  collection: Collection;
  /** Undefined for a collection that staff never changed. */
  storedRow: StoredCollectionRow | undefined;
}

const toPage = (storedRows: StoredCollectionRow[]) =>
  toSinglePage(
    allCollections.map((collection): CollectionRow => {
      const { key } = collection;
      return { id: key, collection, storedRow: storedRows.find((row) => row.key === key) };
    }),
  );

function CollectionLink({
  collection,
  storedRow,
  draft,
}: CollectionRow & { draft: StoredCollectionDraft | undefined }) {
  const value = storedRow ? parseCollectionValue(collection, storedRow.value) : collection.initial;
  return (
    <li className="relative flex items-center gap-4 py-4 hover:bg-surface">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Link to={collection.key} className="after:absolute after:inset-0">
            {collection.label}
          </Link>
          {value ? null : <Badge tone="destructive">{text.unreadable}</Badge>}
          {draft ? (
            <Badge tone="secondary" wraps>
              {draft.publish_at
                ? `${draftText.scheduledOn} ${formatAdminDateTime(draft.publish_at)}`
                : draftText.title}
            </Badge>
          ) : null}
        </h2>
        <p className="text-sm text-muted">{collection.lead}</p>
        <p className="mt-1 text-sm text-muted">
          {collection.itemWords && value ? `${formatCount(value.items.length, collection.itemWords)} · ` : ''}
          {storedRow ? `${text.modifiedOn} ${formatAdminDateTime(storedRow.updated_at)}` : text.defaultValue}
        </p>
      </div>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </li>
  );
}

function CollectionList() {
  const { data: drafts } = useQuery(collectionDraftsQuery());
  return (
    <PagedList
      urlParams={searchOnlyUrlParams}
      params={searchOnlyUrlParams.initial}
      query={useQuery({ ...collectionQueries.list(), select: toPage })}
      text={text}
      empty={null}
    >
      {(rows) => (
        <ul aria-label={text.listLabel} className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <CollectionLink key={row.id} {...row} draft={drafts?.find(({ key }) => key === row.id)} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

export function Component() {
  return (
    <ScreenLayout title={text.title} lead={text.lead} tabs={contentScreenTabs} refusedText={text.noRole}>
      <CollectionList />
    </ScreenLayout>
  );
}
