import { CornerDownRight, Plus, UserRoundX } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useAuth } from '@/admin/auth/auth-context';
import { useAccess } from '@/admin/auth/use-identity';
import { isAllowed } from '@/admin/config/roles';
import { readPosition } from '@/admin/lib/keyset';
import { ListNotice } from '@/admin/list/list-notice';
import { ListSkeleton } from '@/admin/list/list-skeleton';
import { mediaRights } from '@/admin/media/media-model';
import { CategoryFilter } from '@/admin/taxonomy/components/category-filter';
import { PageTitle } from '@/admin/ui/page-title';
import { Part } from '@/admin/ui/part';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/content/admin/common';
import { editorText, redirectText, contentText as text } from '@/content/admin/content';
import { buttonStyles } from '@/shared/ui/button-styles';
import { REDIRECT_PAGE_SIZE } from './api/redirects';
import { ContentFilters } from './components/content-filters';
import { ContentList } from './components/content-list';
import { RedirectList } from './components/redirect-list';
import { editorQuery, listQuery, readListParams, SAME_EDITOR } from './content-list-params';
import { mayCreate } from './content-model';

/** The form library comes with the editor, not with the list. */
const ContentEditorScreen = lazy(() =>
  import('./components/content-editor-screen').then((module) => ({
    default: module.ContentEditorScreen,
  })),
);

const TaxonomyFields = lazy(() =>
  import('@/admin/taxonomy/components/taxonomy-fields').then((module) => ({
    default: module.TaxonomyFields,
  })),
);

const MediaPicker = lazy(() =>
  import('@/admin/media/components/media-picker').then((module) => ({ default: module.MediaPicker })),
);

const PictureChoice = lazy(() =>
  import('@/admin/media/components/picture-choice').then((module) => ({ default: module.PictureChoice })),
);

/** The views of the screen share a path, so the usual focus on a change of page is given here. */
function useViewFocus(view: string) {
  const before = useRef(view);
  useLayoutEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const title = document.querySelector<HTMLElement>('main h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [view]);
}

/** Contents: the list, with `?nouveau` and `?id=…` the editor over it, with `?redirections` the addresses that were left. */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useAccess();
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const params = readListParams(parameters);
  const id = parameters.get('id');
  const creating = id === null && parameters.has('nouveau');
  const editing = creating || id !== null;
  const redirects = !editing && parameters.has('redirections');
  const listHref = listQuery(params, { position: params.position }) || '?';
  useViewFocus(editing ? 'editor' : redirects ? 'redirects' : 'list');

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
            mayUpload={mediaRights(permissions).upload}
            renderPictures={(request) => (
              <Part>
                <PictureChoice
                  {...request}
                  userId={user?.id ?? null}
                  mayUpload={mediaRights(permissions).upload}
                />
              </Part>
            )}
            renderPicture={(field) => (
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
  if (redirects && hasRole !== false) {
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeader title={redirectText.title} lead={redirectText.lead}>
          <Link to="?" className={buttonStyles('outline', undefined, 'compact')}>
            {editorText.back}
          </Link>
        </ScreenHeader>
        <RedirectList
          position={readPosition(parameters, REDIRECT_PAGE_SIZE)}
          mayRemove={isAllowed(permissions, 'content_edit', 'content_manage')}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title}>
        {hasRole === false ? null : (
          <Link to="?redirections" className={buttonStyles('outline', undefined, 'compact')}>
            <CornerDownRight className="size-4" aria-hidden="true" />
            {redirectText.open}
          </Link>
        )}
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
