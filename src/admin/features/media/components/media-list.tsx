import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstPage, type KeysetSteps, stepsFrom } from '@/admin/lib/keyset';
import { KeysetPager } from '@/admin/lists/keyset-pager';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNothing } from '@/admin/lists/list-nothing';
import { ListNotice } from '@/admin/lists/list-notice';
import { totalText } from '@/admin/lists/total-text';
import { commonText } from '@/copy/admin/common';
import { mediaText as text } from '@/copy/admin/media';
import { mediaQueries } from '../api/media-queries';
import { MEDIA_PAGE_SIZE, type MediaListParams, mediaOrders, mediaQuery } from '../media-list-params';
import type { MediaEntry } from '../media-model';
import { matchingAssets } from '../system-assets';
import { MediaGrid, MediaTable } from './media-rows';
import { MediaSkeleton } from './media-skeleton';

interface MediaListProps {
  params: MediaListParams;
  wide: boolean;
  mayRemove: boolean;
  onRemove: (entry: MediaEntry) => void;
}

/** The images of the site fit on one page. */
const NO_STEPS: KeysetSteps = { first: null, previous: null, next: null, last: null };

function Nothing({ params }: { params: MediaListParams }) {
  return (
    <ListNothing
      page={params.position.page}
      firstPageHref={mediaQuery(params, { position: firstPage })}
      filtered={Boolean(params.kind || params.undescribed || params.search)}
      text={text}
    >
      <ListNotice icon={Images} {...text.empty} />
    </ListNothing>
  );
}

/**
 * Uploaded files of one page, and after the last of them the images of the site, which have no date to be sorted by.
 * So a page never waits for a count to know where they start.
 */
function usePage(params: MediaListParams) {
  const list = useQuery(mediaQueries.list(params));
  const count = useQuery(mediaQueries.count(params));
  const assets = matchingAssets(params);
  if (params.kind === 'system') {
    return { list, pending: false, number: 1, entries: assets, steps: NO_STEPS, total: assets.length };
  }
  const page = list.data;
  const { position, sort } = params;
  const uploaded: MediaEntry[] = (page?.rows ?? []).map((row) => ({ ...row, is_asset: false as const }));
  // A page beyond the last one is empty, and stays so.
  const number = page?.page ?? position.page;
  const isLast = page !== undefined && !page.hasNext && (uploaded.length > 0 || number === 1);
  return {
    list,
    pending: list.isPending,
    number,
    entries: isLast ? [...uploaded, ...assets] : uploaded,
    steps: page
      ? stepsFrom(page, (row) => String(row[mediaOrders[sort].column]), count.data, MEDIA_PAGE_SIZE)
      : NO_STEPS,
    total: typeof count.data === 'number' ? count.data + assets.length : count.data,
  };
}

/** A page of the library in each of its states. */
export function MediaList({ params, wide, mayRemove, onRemove }: MediaListProps) {
  const { list, pending, number, entries, steps, total } = usePage(params);
  let body: ReactNode;
  if (pending) body = <MediaSkeleton label={commonText.loading} />;
  else if (!list.data && params.kind !== 'system')
    body = <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  else if (entries.length === 0) body = <Nothing params={params} />;
  else {
    const Rows = wide && params.view === 'list' ? MediaTable : MediaGrid;
    body = (
      <Rows
        entries={entries}
        detailHref={(id) => mediaQuery(params, { position: params.position }, id)}
        mayRemove={mayRemove}
        onRemove={onRemove}
      />
    );
  }
  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {totalText(total, text.one, text.many)}
      </p>
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>{body}</div>
      {entries.length > 0 ? (
        <KeysetPager
          page={number}
          pageSize={MEDIA_PAGE_SIZE}
          shown={entries.length}
          steps={steps}
          total={total}
          hrefOf={(position) => mediaQuery(params, { position })}
        />
      ) : null}
    </div>
  );
}
