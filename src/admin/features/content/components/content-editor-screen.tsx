import { skipToken, useQuery } from '@tanstack/react-query';
import { FileQuestion, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Permissions } from '@/admin/config/roles';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { commonText } from '@/copy/admin/common';
import { contentText, editorText as text } from '@/copy/admin/content';
import { buttonStyles } from '@/shared/components/button-styles';
import { toAppError } from '@/shared/lib/app-error';
import { contentQueries } from '../api/content-queries';
import { mayCreate } from '../content-model';
import { ContentEditor, type EditorSlots } from './content-editor';

interface ContentEditorScreenProps extends EditorSlots {
  /** Null for a new content. */
  id: string | null;
  /** Tells one editing session from the next: the same through the first save of a new content. */
  sessionKey: string;
  userId: string | null;
  permissions: Permissions;
  listHref: string;
  createdHref: (id: string) => string;
}

/** Loads what is edited, then mounts the editor: it starts from a row, never from a row to come. */
export function ContentEditorScreen({ id, sessionKey, ...editor }: ContentEditorScreenProps) {
  const query = contentQueries.detail(id ?? '');
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...query,
    queryFn: id ? query.queryFn : skipToken,
    // A text read a while ago may have been changed since, by a bulk action or a colleague.
    staleTime: 0,
    // The editor starts from its first answer; a later one must neither wait nor replace what is typed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const back = (
    <Link to={editor.listHref} className={buttonStyles('outline')}>
      {text.back}
    </Link>
  );

  if (!id && !mayCreate(editor.permissions)) {
    return (
      <>
        <h1 className="mb-5 font-display text-heading">{text.newTitle}</h1>
        <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={contentText.refused.create}>
          {back}
        </ListNotice>
      </>
    );
  }
  const continues = sessionKey !== id;
  if (!id || (data && (isFetchedAfterMount || continues)))
    return <ContentEditor key={sessionKey} row={data} {...editor} />;

  const problem = toAppError(error);
  const missing = problem.kind === 'not-found' || problem.kind === 'invalid';
  return (
    <>
      <h1 className="mb-5 font-display text-heading">{text.editTitle}</h1>
      {isFetching ? (
        <ListSkeleton label={commonText.loading} />
      ) : (
        <ListNotice
          icon={FileQuestion}
          title={text.loadFailed}
          text={missing ? text.missing : problem.message}
          role="alert"
        >
          {missing ? null : (
            <button type="button" className={buttonStyles('primary')} onClick={() => refetch()}>
              {commonText.retry}
            </button>
          )}
          {back}
        </ListNotice>
      )}
    </>
  );
}
