import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Component as NotFoundScreen } from '@/admin/app/not-found-screen';
import { mayEditScreen } from '@/admin/config/screen-access';
import { FORM_QUERY_OPTIONS } from '@/admin/editing/form-query-options';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { DocumentTitle } from '@/admin/ui/document-title';
import { collectionText as text } from '@/copy/admin/collections';
import type { Collection } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import { paths } from '@/shared/lib/paths';
import { collectionQueries } from './api/collection-queries';
import { collectionDraftsQuery } from './api/drafts';
import { CollectionEditor } from './components/collection-editor';

/** Screen of one collection: loads its value and draft, then shows the editor. */
export function Component() {
  const { isLoading, permissions, roleState } = useOwnRolesAndPermissions();
  const { key = '' } = useParams();
  const collection = allCollections.find((definition) => definition.key === key);
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery({
    ...collectionQueries.list(),
    ...FORM_QUERY_OPTIONS,
  });
  const draftsQuery = useQuery({ ...collectionDraftsQuery(), ...FORM_QUERY_OPTIONS });
  if (!collection) return <NotFoundScreen />;

  function renderEditor(definition: Collection) {
    if (roleState === 'none') return <RefusedNotice text={text.noRole} />;
    if (isLoading || isPending || !isFetchedAfterMount || !draftsQuery.isFetchedAfterMount)
      return <ListSkeleton />;
    if (!data || !draftsQuery.data) {
      return (
        <LoadFailureNotice
          title={text.error}
          error={error ?? draftsQuery.error}
          onRetry={() => Promise.all([refetch(), draftsQuery.refetch()])}
        />
      );
    }
    return (
      <CollectionEditor
        key={key}
        collection={definition}
        row={data.find((row) => row.key === key)}
        draft={draftsQuery.data.find((draft) => draft.key === key)}
        mayEdit={mayEditScreen(paths.admin.collections, permissions)}
      />
    );
  }

  return (
    <>
      <DocumentTitle title={collection.label} />
      {renderEditor(collection)}
    </>
  );
}
