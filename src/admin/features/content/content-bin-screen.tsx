import { useQuery } from '@tanstack/react-query';
import { contentTypeLabels } from '@/admin/config/content';
import { hasAnyPermission } from '@/admin/config/roles';
import { contentScreenTabs } from '@/admin/config/screen-links';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { BinList } from '@/admin/lists/bin-list';
import { searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { binText } from '@/copy/admin/bin';
import { contentText } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { contentBinQueries, fetchContentBinPage, useEraseContent, useRestoreContent } from './api/bin';
import { contentBinBulkActions } from './api/content-bulk';
import { contentQueries } from './api/content-queries';

/** Bin of the contents. People who may not erase see only their own deletions. */
function ContentBin() {
  const { user } = useAuth();
  const mayErase = hasAnyPermission(useOwnRolesAndPermissions().permissions, 'content_manage');
  const deletedBy = mayErase ? null : (user?.id ?? '');
  const params = searchAndPageUrlParams.read(useReadonlySearchParams());
  const erasure = useEraseContent();
  const { restore, erase } = contentBinBulkActions;
  return (
    <BinList
      params={params}
      query={useQuery(contentBinQueries.list(params, deletedBy))}
      toDisplay={({ title, content_type }) => ({ name: title, details: [contentTypeLabels[content_type]] })}
      restore={useRestoreContent()}
      erasure={mayErase ? erasure : null}
      bulk={{
        entries: mayErase ? [restore, erase] : [restore],
        readPage: (position, pageSize) =>
          fetchContentBinPage({ ...params, position }, deletedBy, { pageSize }),
        getName: ({ title }) => title,
        invalidates: [contentQueries.all()],
      }}
      text={contentBinText}
    />
  );
}

/** Screen of the content bin, for people who may delete contents. */
export function Component() {
  const { hasNoRole } = useOwnRolesAndPermissions();
  return (
    <ScreenLayout
      title={binText.title}
      lead={contentBinText.lead}
      tabs={contentScreenTabs}
      refusedText={hasNoRole ? contentText.refused.noRole : contentBinText.refused}
    >
      <ContentBin />
    </ScreenLayout>
  );
}
