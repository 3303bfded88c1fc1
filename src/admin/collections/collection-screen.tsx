import { useQuery } from '@tanstack/react-query';
import { SearchX, UserRoundX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useAuth } from '@/admin/auth/auth-context';
import { useAccess } from '@/admin/auth/use-identity';
import { isAllowed } from '@/admin/config/roles';
import { ListFailure } from '@/admin/list/list-failure';
import { ListNotice } from '@/admin/list/list-notice';
import { ListSkeleton } from '@/admin/list/list-skeleton';
import { MediaPicker } from '@/admin/media/components/media-picker';
import { mediaRights } from '@/admin/media/media-model';
import { PageTitle } from '@/admin/ui/page-title';
import { collectionText as text } from '@/content/admin/collections';
import { commonText } from '@/content/admin/common';
import { allCollections } from '@/shared/collections/registry';
import { paths } from '@/shared/config/paths';
import { buttonStyles } from '@/shared/ui/button-styles';
import { collectionQueries } from './api/collection-queries';
import { CollectionEditor } from './components/collection-editor';

/** One collection of the site in its form. */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useAccess();
  const { key = '' } = useParams();
  const collection = allCollections.find((one) => one.key === key);
  const { data, error, isPending, isFetchedAfterMount, refetch } = useQuery({
    ...collectionQueries.list(),
    // The form starts from its first answer, which is asked for as it opens; a later one must not wait under what is typed.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!collection) {
    return (
      <ListNotice icon={SearchX} title={text.unknown.title} text={text.unknown.text}>
        <Link to={`${paths.admin.content}/rubriques`} className={buttonStyles('outline')}>
          {text.back}
        </Link>
      </ListNotice>
    );
  }
  return (
    <>
      <PageTitle title={collection.label} />
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
      ) : isPending || !isFetchedAfterMount ? (
        <ListSkeleton label={commonText.loading} />
      ) : data ? (
        <CollectionEditor
          key={key}
          collection={collection}
          row={data.find((row) => row.key === key)}
          userId={user?.id ?? null}
          mayEdit={isAllowed(permissions, 'content_edit', 'content_manage')}
          renderFile={({ kind, label, value, onChange, readOnly }) => (
            <MediaPicker
              kind={kind === 'picture' ? 'image' : 'document'}
              label={label}
              value={value || null}
              onChange={(id) => onChange(id ?? '')}
              readOnly={readOnly}
              userId={user?.id ?? null}
              mayUpload={mediaRights(permissions).upload}
            />
          )}
        />
      ) : (
        <ListFailure title={text.error} error={error} onRetry={() => refetch()} />
      )}
    </>
  );
}
