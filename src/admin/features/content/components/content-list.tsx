import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Permissions } from '@/admin/config/roles';
import { firstPage, stepsFrom } from '@/admin/lib/keyset';
import { KeysetPager } from '@/admin/lists/keyset-pager';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNothing } from '@/admin/lists/list-nothing';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { totalText } from '@/admin/lists/total-text';
import { commonText } from '@/copy/admin/common';
import { contentText as text } from '@/copy/admin/content';
import { buttonStyles } from '@/shared/components/button-styles';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { contentQueries } from '../api/content-queries';
import {
  type ContentListParams,
  contentOrders,
  editorHref,
  listQuery,
  PAGE_SIZE,
} from '../content-list-params';
import { authorToRead, bulkActions, mayCreate, rightsOn } from '../content-model';
import { useSelection } from '../use-selection';
import { BulkActions } from './bulk-actions';
import { ContentCards, ContentTable } from './content-table';
import { DuplicateButton } from './duplicate-button';
import { RemoveContent } from './remove-content';

interface ContentListProps {
  params: ContentListParams;
  permissions: Permissions;
  userId: string;
}

function Nothing({ params, permissions }: Omit<ContentListProps, 'userId'>) {
  return (
    <ListNothing
      page={params.position.page}
      firstPageHref={listQuery(params, { position: firstPage }) || '?'}
      filtered={Boolean(params.status || params.type || params.category || params.search)}
      text={text}
    >
      <ListNotice icon={FileText} {...text.empty}>
        {mayCreate(permissions) ? (
          <Link to={editorHref(params, null)} className={buttonStyles('primary')}>
            {text.create}
          </Link>
        ) : null}
      </ListNotice>
    </ListNothing>
  );
}

/** A page of the contents, newest first, in each of its states. */
export function ContentList({ params, permissions, userId }: ContentListProps) {
  const author = authorToRead(permissions, userId);
  const list = useQuery(contentQueries.list(params, author));
  const count = useQuery(contentQueries.count(params, author));
  const navigate = useNavigate();
  const wide = useMediaQuery('(min-width: 768px)');
  const [target, setTarget] = useState<{ id: string; title: string } | null>(null);

  const rows = list.data?.rows ?? [];
  const actions = bulkActions(permissions);
  const selection = useSelection(
    listQuery(params, { position: params.position }),
    rows.map(({ id }) => id),
  );

  let body: ReactNode;
  if (list.isPending) body = <ListSkeleton label={commonText.loading} />;
  else if (!list.data)
    body = <ListFailure title={text.error} error={list.error} onRetry={() => list.refetch()} />;
  else if (rows.length === 0) body = <Nothing params={params} permissions={permissions} />;
  else {
    const Rows = wide ? ContentTable : ContentCards;
    body = (
      <Rows
        rows={rows}
        editHref={(id) => editorHref(params, id)}
        mayRemove={(row) => rightsOn(row, permissions, userId).remove}
        onRemove={setTarget}
        renderDuplicate={
          mayCreate(permissions) && userId
            ? ({ id, title }) => (
                <DuplicateButton
                  id={id}
                  title={title}
                  authorId={userId}
                  onDuplicated={(copy) => navigate(editorHref(params, copy))}
                />
              )
            : undefined
        }
        selection={actions.length > 0 ? selection : undefined}
      />
    );
  }

  const total = count.data;
  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {totalText(total, text.one, text.many)}
      </p>
      <BulkActions
        targets={rows.filter(({ id }) => selection.has(id))}
        actions={actions}
        onClear={selection.clear}
        onDone={selection.keep}
      />
      <div
        className={
          list.isPlaceholderData ? 'flex flex-col gap-3 opacity-60 transition-opacity' : 'flex flex-col gap-3'
        }
      >
        {body}
      </div>
      {list.data && rows.length > 0 ? (
        <KeysetPager
          page={list.data.page}
          pageSize={PAGE_SIZE}
          shown={rows.length}
          steps={stepsFrom(list.data, (row) => row[contentOrders[params.sort].column], total, PAGE_SIZE)}
          total={total}
          hrefOf={(position) => listQuery(params, { position }) || '?'}
        />
      ) : null}
      <RemoveContent target={target} onClose={() => setTarget(null)} />
    </div>
  );
}
