import { CalendarDays, CornerDownRight, LayoutList, Plus, UserRoundX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAllowed } from '@/admin/config/roles';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useAccess } from '@/admin/features/auth/use-identity';
import { mediaRights } from '@/admin/features/media/media-model';
import { CategoryFilter } from '@/admin/features/taxonomy/components/category-filter';
import { useParameters } from '@/admin/hooks/use-parameters';
import { useViewFocus } from '@/admin/hooks/use-view-focus';
import { readBinParams } from '@/admin/lib/bin-params';
import { readPosition } from '@/admin/lib/keyset';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { PageTitle } from '@/admin/ui/page-title';
import { Part } from '@/admin/ui/part';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { binText } from '@/copy/admin/bin';
import { collectionText } from '@/copy/admin/collections';
import { commonText } from '@/copy/admin/common';
import { editorText, redirectText, contentText as text } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { guideText } from '@/copy/admin/guide';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';
import { REDIRECT_PAGE_SIZE } from './api/redirects';
import { ContentBin } from './components/content-bin';
import { ContentFilters } from './components/content-filters';
import { ContentList } from './components/content-list';
import { RedirectList } from './components/redirect-list';
import { editorQuery, listQuery, readListParams, SAME_EDITOR } from './content-list-params';
import { binOwner, mayCreate } from './content-model';

/** The form library comes with the editor, not with the list. */
const ContentEditorScreen = lazy(() =>
  import('./components/content-editor-screen').then((module) => ({
    default: module.ContentEditorScreen,
  })),
);

const TaxonomyFields = lazy(() =>
  import('@/admin/features/taxonomy/components/taxonomy-fields').then((module) => ({
    default: module.TaxonomyFields,
  })),
);

const MediaPicker = lazy(() =>
  import('@/admin/features/media/components/media-picker').then((module) => ({
    default: module.MediaPicker,
  })),
);

const PictureChoice = lazy(() =>
  import('@/admin/features/media/components/picture-choice').then((module) => ({
    default: module.PictureChoice,
  })),
);

/** Contents: the list, with `?nouveau` and `?id=…` the editor over it, with `?redirections` the addresses that were left, with `?corbeille` the bin. */
export function Component() {
  const { user } = useAuth();
  const { permissions, hasRole } = useAccess();
  const parameters = useParameters();
  const { state } = useLocation();
  const params = readListParams(parameters);
  const id = parameters.get('id');
  const creating = id === null && parameters.has('nouveau');
  const editing = creating || id !== null;
  const redirects = !editing && parameters.has('redirections');
  const listHref = listQuery(params, { position: params.position }) || '?';
  const bin = editing ? null : readBinParams(parameters);
  useViewFocus(editing ? 'editor' : redirects ? 'redirects' : bin ? 'bin' : 'list');

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
  if (bin && hasRole !== false) {
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeader title={binText.title} lead={contentBinText.lead}>
          <Link to="?" className={buttonStyles('outline', undefined, 'compact')}>
            {editorText.back}
          </Link>
        </ScreenHeader>
        <ContentBin
          params={bin}
          owner={binOwner(permissions, user?.id ?? '')}
          mayErase={isAllowed(permissions, 'content_manage')}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title}>
        {hasRole === false ? null : (
          <Link to="rubriques" className={buttonStyles('outline', undefined, 'compact')}>
            <LayoutList className="size-4" aria-hidden="true" />
            {collectionText.open}
          </Link>
        )}
        {hasRole === false ? null : (
          <Link to={paths.admin.guide} className={buttonStyles('outline', undefined, 'compact')}>
            <CalendarDays className="size-4" aria-hidden="true" />
            {guideText.open}
          </Link>
        )}
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
