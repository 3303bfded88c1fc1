import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Component as NotFoundScreen } from '@/admin/app/not-found-screen';
import { mayEditScreen } from '@/admin/config/screen-access';
import { FORM_QUERY_OPTIONS } from '@/admin/editing/form-query-options';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { DocumentTitle } from '@/admin/ui/document-title';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { collectionText as text } from '@/copy/admin/collections';
import { allCollections } from '@/shared/collections/registry';
import { paths } from '@/shared/lib/paths';
import { collectionQueries } from './api/collection-queries';
import { collectionDraftsQuery } from './api/drafts';
import { CollectionEditor } from './components/collection-editor';

/** Screen of one collection: loads its value and draft, then shows the editor. */
export function Component() {
  const { isLoading, permissions, hasNoRole } = useOwnRolesAndPermissions();
  const { key = '' } = useParams();
  const collection = allCollections.find((definition) => definition.key === key);
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery({
    ...collectionQueries.list(),
    ...FORM_QUERY_OPTIONS,
  });
  const draftsQuery = useQuery({ ...collectionDraftsQuery(), ...FORM_QUERY_OPTIONS });
  if (!collection) return <NotFoundScreen />;

  const isWaiting = isLoading || isPending || !isFetchedAfterMount || !draftsQuery.isFetchedAfterMount;
  // Without a role, `ScreenLayout` shows the refusal.
  if (!hasNoRole && !isWaiting && data && draftsQuery.data) {
    return (
      <>
        <DocumentTitle title={collection.label} />
        <CollectionEditor
          key={key}
          collection={collection}
          row={data.find((row) => row.key === key)}
          draft={draftsQuery.data.find((draft) => draft.key === key)}
          mayEdit={mayEditScreen(paths.admin.collections, permissions)}
        />
      </>
    );
  }
  return (
    <ScreenLayout title={collection.label} refusedText={text.noRole}>
      {isWaiting ? (
        <ListSkeleton />
      ) : (
        <LoadFailureNotice
          title={text.error}
          error={error ?? draftsQuery.error}
          onRetry={() => Promise.all([refetch(), draftsQuery.refetch()])}
        />
      )}
    </ScreenLayout>
  );
}
