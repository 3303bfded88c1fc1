import { useQuery } from '@tanstack/react-query';
import { contentTypes } from '@/admin/config/content';
import { type SearchList, searchListQuery } from '@/admin/lib/search-list';
import { BinList } from '@/admin/lists/bin-list';
import { contentBinText } from '@/copy/admin/content-bin';
import { binQueries, useEraseContent, useRestoreContent } from '../api/bin';

interface ContentBinProps {
  params: SearchList;
  /** Whose deletions; null for everybody's. */
  owner: string | null;
  mayErase: boolean;
}

/** Contents that were deleted. */
export function ContentBin({ params, owner, mayErase }: ContentBinProps) {
  const erasure = useEraseContent();
  return (
    <BinList
      params={params}
      toQuery={searchListQuery}
      list={useQuery(binQueries.list(params, owner))}
      total={useQuery(binQueries.count(params.search, owner)).data}
      show={({ title, content_type }) => ({ name: title, facts: [contentTypes[content_type]] })}
      restore={useRestoreContent()}
      erasure={mayErase ? erasure : null}
      text={contentBinText}
    />
  );
}
