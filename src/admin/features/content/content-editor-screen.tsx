import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Component as NotFoundScreen } from '@/admin/app/not-found-screen';
import { mayCreateContent } from '@/admin/config/roles';
import { FORM_QUERY_OPTIONS } from '@/admin/editing/form-query-options';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { z } from '@/admin/lib/zod';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { RefusedNotice } from '@/admin/lists/refused-notice';
import { DocumentTitle } from '@/admin/ui/document-title';
import { contentText, contentEditorText as text } from '@/copy/admin/content';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';
import { contentQueries } from './api/content-queries';
import { ContentEditor } from './components/content-editor';
import {
  buildContentEditorHref,
  buildContentListQueryString,
  contentListUrlParams,
} from './content-list-params';
import { useEditingSessionCounter } from './use-editing-session-counter';

/** Loads the content, then shows its editor. `id` is null for a new content. */
function EditingSession({ id }: { id: string | null }) {
  const { isLoading, permissions } = useOwnRolesAndPermissions();
  const params = contentListUrlParams.read(useReadonlySearchParams());
  const listHref = `${paths.admin.content}${buildContentListQueryString(params)}`;
  const session = useEditingSessionCounter(id);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...contentQueries.detail(id ?? ''),
    enabled: id !== null,
    ...FORM_QUERY_OPTIONS,
  });
  const backLink = (
    <Link to={listHref} className={getButtonClassName('outline')}>
      {text.back}
    </Link>
  );

  if (!id && !mayCreateContent(permissions)) {
    return (
      <>
        <h1 className="mb-5 font-display text-heading">{text.newTitle}</h1>
        <RefusedNotice text={contentText.refused.create}>{backLink}</RefusedNotice>
      </>
    );
  }
  // A continued session already has the row in the cache: waiting for a reload would hide the editor.
  const isLoaded = data !== undefined && (isFetchedAfterMount || session.isContinued);
  if (!isLoading && (!id || isLoaded)) {
    return (
      <ContentEditor
        key={session.number}
        row={id ? data : undefined}
        listHref={listHref}
        getEditHref={(otherId) => buildContentEditorHref(params, otherId)}
      />
    );
  }

  return (
    <>
      <h1 className="mb-5 font-display text-heading">{id ? text.editTitle : text.newTitle}</h1>
      {isFetching || isLoading ? (
        <ListSkeleton />
      ) : (
        <LoadFailureNotice
          title={text.loadFailed}
          error={error}
          onRetry={() => refetch()}
          missingText={text.missing}
        >
          {backLink}
        </LoadFailureNotice>
      )}
    </>
  );
}

/** Screen of the editor of one content; `nouveau` in the address opens a new content. */
export function Component() {
  const { id = '' } = useParams();
  const isNew = `${paths.admin.content}/${id}` === paths.admin.newContent;
  if (!isNew && !z.uuid().safeParse(id).success) return <NotFoundScreen />;
  return (
    <>
      <DocumentTitle title={isNew ? text.newTitle : text.editTitle} />
      <EditingSession id={isNew ? null : id} />
    </>
  );
}
