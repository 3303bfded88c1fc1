import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mayCreateContent, mayReview } from '@/admin/config/roles';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { contentText as text } from '@/copy/admin/content';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { contentBulkActions } from '../api/content-bulk';
import { type ContentListRow, contentQueries, fetchContentPage } from '../api/content-queries';
import {
  buildContentEditorHref,
  type ContentListParams,
  contentListUrlParams,
  contentOrders,
} from '../content-list-params';
import { ContentTable } from './content-table';
import { DeleteContentDialog } from './delete-content-dialog';

/** Shows a page of the contents. */
export function ContentList({ params }: { params: ContentListParams }) {
  const userId = useAuth().user?.id ?? '';
  const { permissions } = useOwnRolesAndPermissions();
  // Row security hides the contents of others anyway. This filter lets the database use an index.
  const authorId = mayReview(permissions) ? null : userId;
  const listQuery = useQuery(contentQueries.list(params, authorId));
  const countQuery = useQuery(contentQueries.count(params, authorId));
  const [contentToDelete, setContentToDelete] = useState<ContentListRow | null>(null);
  const { publish, draft, archive, delete: deletion } = contentBulkActions;
  // The database decides for each text whether the action is allowed.
  const bulkActions = [
    ...(mayReview(permissions) ? [publish, draft, archive] : []),
    ...(mayCreateContent(permissions) ? [deletion] : []),
  ];
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
          entries: bulkActions,
          readPage: (position, pageSize) => fetchContentPage({ ...params, position }, authorId, { pageSize }),
          getName: ({ title }) => title,
          invalidates: [contentQueries.all()],
        }}
        empty={
          <ListNotice icon={FileText} {...text.empty}>
            {mayCreateContent(permissions) ? (
              <Link to={buildContentEditorHref(params, null)} className={getButtonClassName('primary')}>
                {text.create}
              </Link>
            ) : null}
          </ListNotice>
        }
      >
        {(visibleRows, selection) => (
          <ContentTable
            rows={visibleRows}
            params={params}
            onDelete={setContentToDelete}
            selection={selection}
          />
        )}
      </PagedList>
      <DeleteContentDialog target={contentToDelete} onClose={() => setContentToDelete(null)} />
    </>
  );
}
