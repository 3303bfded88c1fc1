import { Plus, UserRoundX } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ListNotice } from '@/components/data-table/list-notice';
import { ListSkeleton } from '@/components/data-table/list-skeleton';
import { Part } from '@/components/feedback/part';
import { PageTitle } from '@/components/seo/page-title';
import { buttonStyles } from '@/components/ui/button-styles';
import { ScreenHeader } from '@/components/ui/screen-header';
import { isAllowed } from '@/config/roles';
import { commonText } from '@/content/admin/common';
import { editorText, contentText as text } from '@/content/admin/content';
import { useAuth } from '@/features/auth/auth-context';
import { useAccess } from '@/features/auth/use-identity';
import { ContentFilters } from '@/features/content/components/content-filters';
import { ContentList } from '@/features/content/components/content-list';
import { editorQuery, listQuery, readListParams, SAME_EDITOR } from '@/features/content/content-list-params';
import { mayCreate } from '@/features/content/content-model';
import { mediaRights } from '@/features/media/media-model';
import { CategoryFilter } from '@/features/taxonomy/components/category-filter';

/** The form library comes with the editor, not with the list. */
const ContentEditorScreen = lazy(() =>
  import('@/features/content/components/content-editor-screen').then((module) => ({
    default: module.ContentEditorScreen,
  })),
);

const TaxonomyFields = lazy(() =>
  import('@/features/taxonomy/components/taxonomy-fields').then((module) => ({
    default: module.TaxonomyFields,
  })),
);

const MediaPicker = lazy(() =>
  import('@/features/media/components/media-picker').then((module) => ({ default: module.MediaPicker })),
);

/** List and editor share a path, so the usual focus on a change of page is given here. */
function useEditorFocus(editing: boolean) {
  const before = useRef(editing);
  useLayoutEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const title = document.querySelector<HTMLElement>('main h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [editing]);
}

/** Contents: the list, or with `?nouveau` and `?id=…` the editor over it. */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useAccess();
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const params = readListParams(parameters);
  const id = parameters.get('id');
  const creating = id === null && parameters.has('nouveau');
  const editing = creating || id !== null;
  const listHref = listQuery(params, { position: params.position }) || '?';
  useEditorFocus(editing);

  if (editing) {
    return (
      <>
        <PageTitle title={creating ? editorText.newTitle : editorText.editTitle} />
        <Suspense fallback={<ListSkeleton label={commonText.loading} />}>
          <ContentEditorScreen
            id={id}
            sessionKey={creating || state?.[SAME_EDITOR] ? 'nouveau' : (id ?? '')}
            userId={user?.id ?? null}
            permissions={permissions}
            listHref={listHref}
            createdHref={(created) => editorQuery(params, created)}
            renderTaxonomy={(field) => (
              <Part>
                <TaxonomyFields {...field} mayCreateTags={isAllowed(permissions, 'content_manage')} />
              </Part>
            )}
            renderCover={(field) => (
              <Part>
                <MediaPicker
                  {...field}
                  userId={user?.id ?? null}
                  mayUpload={mediaRights(permissions).upload}
                />
              </Part>
            )}
          />
        </Suspense>
      </>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title}>
        {hasRole !== false && mayCreate(permissions) ? (
          <Link to={editorQuery(params, null)} className={buttonStyles('primary', undefined, 'compact')}>
            <Plus className="size-4" aria-hidden="true" />
            {text.create}
          </Link>
        ) : null}
      </ScreenHeader>
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.refused.noRole} />
      ) : (
        <>
          <ContentFilters params={params} renderCategory={(field) => <CategoryFilter {...field} />} />
          <ContentList params={params} permissions={permissions} userId={user?.id ?? ''} />
        </>
      )}
    </div>
  );
}
