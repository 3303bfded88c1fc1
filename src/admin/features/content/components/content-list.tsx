import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { mayCreateContent } from '@/admin/config/roles';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnPermissions } from '@/admin/features/auth/use-identity';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { contentText as text } from '@/copy/admin/content';
import { buttonStyles } from '@/shared/components/button-styles';
import { contentBulkActions } from '../api/content-bulk';
import { contentQueries, fetchContentPage } from '../api/content-queries';
import {
  buildContentEditorHref,
  type ContentListParams,
  contentListUrlParams,
  contentOrders,
} from '../content-list-params';
import { getContentRights, getVisibleAuthorId, listBulkActions } from '../content-model';
import { ContentTable } from './content-table';
import { DeleteContentDialog } from './delete-content-dialog';
import { DuplicateButton } from './duplicate-button';

/** Shows a page of the contents. */
export function ContentList({ params }: { params: ContentListParams }) {
  const userId = useAuth().user?.id ?? '';
  const { permissions } = useOwnPermissions();
  const authorId = getVisibleAuthorId(permissions, userId);
  const listQuery = useQuery(contentQueries.list(params, authorId));
  const countQuery = useQuery(contentQueries.count(params, authorId));
  const navigate = useNavigate();
  const [contentToDelete, setContentToDelete] = useState<{ id: string; title: string } | null>(null);
  const rows = listQuery.data?.rows ?? [];
  const copiesQuery = useQuery(contentQueries.copies(rows.map(({ id }) => id)));
  return (
    <>
      <PagedList
        urlParams={contentListUrlParams}
        params={params}
        query={listQuery}
        total={countQuery.data}
        getOrderValue={(row) => row[contentOrders[params.sort].column]}
        text={text}
        bulk={{
          entries: listBulkActions(permissions).map((action) => contentBulkActions[action]),
          readPage: (position, pageSize) => fetchContentPage({ ...params, position }, authorId, pageSize),
          getName: ({ title }) => title,
          invalidates: [contentQueries.all()],
        }}
        empty={
          <ListNotice icon={FileText} {...text.empty}>
            {mayCreateContent(permissions) ? (
              <Link to={buildContentEditorHref(params, null)} className={buttonStyles('primary')}>
                {text.create}
              </Link>
            ) : null}
          </ListNotice>
        }
      >
        {(visibleRows, selection) => (
          <ContentTable
            rows={visibleRows}
            copies={copiesQuery.data ?? []}
            sort={{
              current: params.sort,
              orders: contentOrders,
              href: (sort) => contentListUrlParams.href(params, { sort }),
            }}
            editHref={(id) => buildContentEditorHref(params, id)}
            mayChangeStatus={(row) => !row.copy_of && getContentRights(row, permissions, userId).canPublish}
            mayDelete={(row) => !row.copy_of && getContentRights(row, permissions, userId).canDelete}
            onDelete={setContentToDelete}
            renderDuplicateButton={({ id, title, copy_of }) =>
              mayCreateContent(permissions) && !copy_of ? (
                <DuplicateButton
                  id={id}
                  title={title}
                  onDuplicated={(copyId) => navigate(buildContentEditorHref(params, copyId))}
                />
              ) : null
            }
            selection={selection}
          />
        )}
      </PagedList>
      <DeleteContentDialog target={contentToDelete} onClose={() => setContentToDelete(null)} />
    </>
  );
}
