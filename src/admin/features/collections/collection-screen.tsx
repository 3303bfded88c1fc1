import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { mayEditScreen } from '@/admin/config/screen-access';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { PageTitle } from '@/admin/ui/page-title';
import { collectionText as text } from '@/copy/admin/collections';
import { allCollections } from '@/shared/collections/registry';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';
import { collectionQueries } from './api/collection-queries';
import { collectionDraftsQuery } from './api/drafts';
import { CollectionEditor } from './components/collection-editor';

/** Screen of one collection. */
export function Component() {
  const { permissions, hasRole } = useOwnPermissions();
  const { key = '' } = useParams();
  const collection = allCollections.find((definition) => definition.key === key);
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery({
    ...collectionQueries.list(),
    // The form starts from a fresh response; a later response must not replace typed text.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const drafts = useQuery({
    ...collectionDraftsQuery(),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!collection) {
    return (
      <ListNotice icon={SearchX} title={text.unknown.title} text={text.unknown.text}>
        <Link to={paths.admin.collections} className={buttonStyles('outline')}>
          {text.back}
        </Link>
      </ListNotice>
    );
  }
  return (
    <>
      <PageTitle title={collection.label} />
      {hasRole === false ? (
        <RefusedNotice text={text.noRole} />
      ) : isPending || !isFetchedAfterMount || !drafts.isFetchedAfterMount ? (
        <ListSkeleton />
      ) : data && drafts.data ? (
        <CollectionEditor
          key={key}
          collection={collection}
          row={data.find((row) => row.key === key)}
          draft={drafts.data.find((draft) => draft.key === key)}
          mayEdit={mayEditScreen(paths.admin.collections, { permissions, hasRole })}
        />
      ) : (
        <ListFailure
          title={text.error}
          error={error ?? drafts.error}
          onRetry={() => Promise.all([refetch(), drafts.refetch()])}
        />
      )}
    </>
  );
}
