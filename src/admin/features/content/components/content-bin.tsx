import { useQuery } from '@tanstack/react-query';
import { contentTypeLabels } from '@/admin/config/content';
import { BinList } from '@/admin/lists/bin-list';
import type { SearchAndPageParams } from '@/admin/lists/search-and-page-params';
import { contentBinText } from '@/copy/admin/content-bin';
import { contentBinQueries, fetchContentBinPage, useEraseContent, useRestoreContent } from '../api/bin';
import { contentBinBulkActions } from '../api/content-bulk';
import { contentQueries } from '../api/content-queries';

interface ContentBinProps {
  params: SearchAndPageParams;
  /** Person whose deletions are shown; null for everyone. */
  deletedBy: string | null;
  mayErase: boolean;
}

/** Shows the bin of contents. */
export function ContentBin({ params, deletedBy, mayErase }: ContentBinProps) {
  const erasure = useEraseContent();
  return (
    <BinList
      params={params}
      query={useQuery(contentBinQueries.list(params, deletedBy))}
      toDisplay={({ title, content_type }) => ({ name: title, details: [contentTypeLabels[content_type]] })}
      restore={useRestoreContent()}
      erasure={mayErase ? erasure : null}
      bulk={{
        entries: mayErase
          ? [contentBinBulkActions.restore, contentBinBulkActions.erase]
          : [contentBinBulkActions.restore],
        readPage: (position, pageSize) => fetchContentBinPage({ ...params, position }, deletedBy, pageSize),
        getName: ({ title }) => title,
        invalidates: [contentQueries.all()],
      }}
      text={contentBinText}
    />
  );
}
