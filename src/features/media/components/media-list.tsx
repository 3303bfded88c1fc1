import { useQuery } from '@tanstack/react-query';
import { Images, SearchX, ShieldAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListNotice } from '@/components/data-table/list-notice';
import { Pager } from '@/components/data-table/pager';
import { buttonStyles } from '@/components/ui/button-styles';
import { commonText } from '@/content/admin/common';
import { mediaText as text } from '@/content/admin/media';
import { toAppError } from '@/lib/app-error';
import { MEDIA_PAGE_SIZE, mediaQueries } from '../api/media-queries';
import { type MediaListParams, mediaQuery } from '../media-list-params';
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

const numbers = new Intl.NumberFormat('fr-FR');

function Nothing({ params }: { params: MediaListParams }) {
  if (params.page > 1) {
    return (
      <ListNotice icon={SearchX} {...text.beyond}>
        <Link to={mediaQuery(params, { page: 1 })} className={buttonStyles('outline')}>
          {commonText.pager.first}
        </Link>
      </ListNotice>
    );
  }
  if (params.kind || params.undescribed || params.search) {
    return (
      <ListNotice icon={SearchX} title={text.noMatch.title} text={text.noMatch.text}>
        <Link to="?" className={buttonStyles('outline')}>
          {text.noMatch.reset}
        </Link>
      </ListNotice>
    );
  }
  return <ListNotice icon={Images} {...text.empty} />;
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
    return { list, pending: false, entries: assets, hasNext: false, total: assets.length };
  }
  const page = list.data;
  const uploaded: MediaEntry[] = (page?.rows ?? []).map((row) => ({ ...row, is_asset: false as const }));
  // A page beyond the last one is empty, and stays so.
  const isLast = page !== undefined && !page.hasNext && (uploaded.length > 0 || params.page === 1);
  return {
    list,
    pending: list.isPending,
    entries: isLast ? [...uploaded, ...assets] : uploaded,
    hasNext: page?.hasNext ?? false,
    total: count.data === undefined ? undefined : count.data + assets.length,
  };
}

/** A page of the library in each of its states. */
export function MediaList({ params, wide, mayRemove, onRemove }: MediaListProps) {
  const { list, pending, entries, hasNext, total } = usePage(params);
  let body: ReactNode;
  if (pending) body = <MediaSkeleton label={commonText.loading} />;
  else if (!list.data && params.kind !== 'system') {
    const error = toAppError(list.error);
    body =
      error.kind === 'forbidden' ? (
        <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={error.message} />
      ) : (
        <ListNotice icon={WifiOff} title={text.error} text={error.message} role="alert">
          <button type="button" className={buttonStyles('outline')} onClick={() => list.refetch()}>
            {commonText.retry}
          </button>
        </ListNotice>
      );
  } else if (entries.length === 0) body = <Nothing params={params} />;
  else {
    const Rows = wide && params.view === 'list' ? MediaTable : MediaGrid;
    body = (
      <Rows
        entries={entries}
        detailHref={(id) => mediaQuery(params, { page: params.page }, id)}
        mayRemove={mayRemove}
        onRemove={onRemove}
      />
    );
  }
  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {total === undefined ? '' : `${numbers.format(total)} ${total > 1 ? text.many : text.one}`}
      </p>
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>{body}</div>
      {entries.length > 0 ? (
        <Pager
          page={params.page}
          pageSize={MEDIA_PAGE_SIZE}
          shown={entries.length}
          hasNext={hasNext}
          total={total}
          hrefOf={(page) => mediaQuery(params, { page })}
        />
      ) : null}
    </div>
  );
}
