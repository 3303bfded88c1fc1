import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { ListNotice } from '@/admin/lists/list-notice';
import { type ListQueryResult, PagedList } from '@/admin/lists/paged-list';
import { mediaText as text } from '@/copy/admin/media';
import { mediaDeletionAction } from '../api/media-bulk';
import { fetchMediaPage, mediaQueries } from '../api/media-queries';
import {
  buildMediaDetailsHref,
  type MediaListParams,
  mediaListUrlParams,
  mediaOrders,
} from '../media-list-params';
import type { MediaEntry } from '../media-model';
import { filterSystemAssets } from '../system-assets';
import { MediaGrid, MediaTable } from './media-rows';
import { MediaSkeleton } from './media-skeleton';

interface MediaListProps {
  params: MediaListParams;
  isWide: boolean;
  onDelete: (entry: MediaEntry) => void;
}

/**
 * Loads a page of uploaded files. The images of the site have no rows, so they follow the files on the last page, in
 * every order. The list knows the last page by `hasNext`, before the count.
 */
function useMediaPage(params: MediaListParams): ListQueryResult<MediaEntry> {
  const query = useQuery(mediaQueries.list(params));
  const assets = filterSystemAssets(params);
  if (params.kind === 'system') {
    const page = { page: 1, rows: assets, hasPrevious: false, hasNext: false, total: assets.length };
    return { ...query, data: page, isPending: false };
  }
  if (!query.data) return query;
  const { page, rows, hasNext } = query.data;
  // A page beyond the last page stays empty.
  const isLastPage = !hasNext && (rows.length > 0 || page === 1);
  return isLastPage ? { ...query, data: { ...query.data, rows: [...rows, ...assets] } } : query;
}

/** Shows a page of the library. */
export function MediaList({ params, isWide, onDelete }: MediaListProps) {
  const { mayUpload, mayChange } = useMediaRights();
  const total = useQuery(mediaQueries.count(params)).data;
  const isTable = isWide && params.view === 'list';
  return (
    <PagedList
      urlParams={mediaListUrlParams}
      params={params}
      query={useMediaPage(params)}
      total={typeof total === 'number' ? total + filterSystemAssets(params).length : total}
      getOrderValue={(row) => String(row[mediaOrders[params.sort].column])}
      text={text}
      skeleton={<MediaSkeleton />}
      empty={<ListNotice icon={Images} {...text.empty} />}
      bulk={{
        entries: mayUpload ? [mediaDeletionAction] : [],
        readPage: (position, pageSize) => fetchMediaPage({ ...params, position }, { pageSize }),
        total,
        getName: (entry) => entry.original_filename,
        isSelectable: (entry) => !entry.isSystemAsset && mayChange(entry),
        invalidates: [mediaQueries.all()],
      }}
    >
      {(entries, selection) => {
        const rowsProps = {
          entries,
          selection,
          onDelete,
          getDetailHref: (id: string) => buildMediaDetailsHref(params, id),
        };
        if (!isTable) return <MediaGrid {...rowsProps} />;
        return (
          <MediaTable
            {...rowsProps}
            sort={{
              current: params.sort,
              orders: mediaOrders,
              href: (sort) => mediaListUrlParams.href(params, { sort }),
            }}
          />
        );
      }}
    </PagedList>
  );
}
