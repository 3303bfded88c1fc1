import { useQuery } from '@tanstack/react-query';
import { mediaTypeLabels } from '@/admin/config/media';
import { BinList } from '@/admin/lists/bin-list';
import type { SearchAndPageParams } from '@/admin/lists/search-and-page-params';
import { mediaBinText } from '@/copy/admin/media-bin';
import { fetchMediaBinPage, mediaBinQueries, useEraseMedia, useRestoreMedia } from '../api/media-bin';
import { mediaBinBulkActions } from '../api/media-bulk';
import { mediaQueries } from '../api/media-queries';
import { formatMediaSize } from '../media-model';
import { MediaPreview } from './media-preview';

/** Files that were deleted. */
export function MediaBinList({ params }: { params: SearchAndPageParams }) {
  return (
    <BinList
      params={params}
      query={useQuery(mediaBinQueries.list(params))}
      toDisplay={(row) => ({
        name: row.original_filename,
        details: [mediaTypeLabels[row.media_type].label, formatMediaSize(row.file_size)],
        picture: (
          <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded bg-surface-strong">
            <MediaPreview entry={{ ...row, alt_text: null }} />
          </div>
        ),
      })}
      restore={useRestoreMedia()}
      erasure={useEraseMedia()}
      bulk={{
        entries: mediaBinBulkActions,
        readPage: (position, pageSize) => fetchMediaBinPage({ ...params, position }, { pageSize }),
        getName: (row) => row.original_filename,
        invalidates: [mediaQueries.all()],
      }}
      text={mediaBinText}
    />
  );
}
