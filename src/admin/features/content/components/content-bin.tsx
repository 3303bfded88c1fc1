import { useQuery } from '@tanstack/react-query';
import { contentTypeLabels } from '@/admin/config/content';
import { BinList } from '@/admin/lists/bin-list';
import { type SearchListParams, searchListUrlParams } from '@/admin/lists/search-list-params';
import { contentBinText } from '@/copy/admin/content-bin';
import { contentBinQueries, useEraseContent, useRestoreContent } from '../api/bin';

interface ContentBinProps {
  params: SearchListParams;
  /** Person whose deletions are shown; null for everyone. */
  deletedBy: string | null;
  mayErase: boolean;
}

/** Shows the bin of contents. */
export function ContentBin({ params, deletedBy: owner, mayErase }: ContentBinProps) {
  const erasure = useEraseContent();
  return (
    <BinList
      params={params}
      list={searchListUrlParams}
      query={useQuery(contentBinQueries.list(params, owner))}
      toDisplay={({ title, content_type }) => ({ name: title, facts: [contentTypeLabels[content_type]] })}
      restore={useRestoreContent()}
      erasure={mayErase ? erasure : null}
      text={contentBinText}
    />
  );
}
