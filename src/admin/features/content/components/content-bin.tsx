import { useQuery } from '@tanstack/react-query';
import { contentTypes } from '@/admin/config/content';
import { BinList } from '@/admin/lists/bin-list';
import { type SearchParams, searchListParams } from '@/admin/lists/search-list-params';
import { contentBinText } from '@/copy/admin/content-bin';
import { binQueries, useEraseContent, useRestoreContent } from '../api/bin';

interface ContentBinProps {
  params: SearchParams;
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
      list={searchListParams}
      query={useQuery(binQueries.list(params, owner))}
      toDisplay={({ title, content_type }) => ({ name: title, facts: [contentTypes[content_type]] })}
      restore={useRestoreContent()}
      erasure={mayErase ? erasure : null}
      text={contentBinText}
    />
  );
}
