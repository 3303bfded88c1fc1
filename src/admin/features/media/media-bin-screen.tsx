import { useQuery } from '@tanstack/react-query';
import { mediaTypeLabels } from '@/admin/config/media';
import { mediaScreenTabs } from '@/admin/config/screen-links';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { BinList } from '@/admin/lists/bin-list';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { binText } from '@/copy/admin/bin';
import { mediaBinText } from '@/copy/admin/media-bin';
import {
  fetchMediaBinPage,
  mediaBinBulkActions,
  mediaBinQueries,
  useEraseMedia,
  useRestoreMedia,
} from './api/media-bin';
import { mediaQueries } from './api/media-queries';
import { MediaPreview } from './components/media-preview';
import { formatMediaFileSize } from './media-model';

function MediaBin() {
  const params = searchAndPageUrlParams.read(useReadonlySearchParams());
  return (
    <BinList
      params={params}
      query={useQuery(mediaBinQueries.list(params))}
      toDisplay={(row) => ({
        name: row.original_filename,
        details: [mediaTypeLabels[row.media_type].label, formatMediaFileSize(row.file_size)],
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

/** Bin of the media library, for people who manage the library. */
export function Component() {
  return (
    <ScreenLayout
      title={binText.title}
      lead={mediaBinText.lead}
      tabs={mediaScreenTabs}
      refusedText={mediaBinText.refused}
    >
      <MediaBin />
    </ScreenLayout>
  );
}
