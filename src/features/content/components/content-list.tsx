import { useQuery } from '@tanstack/react-query';
import { FileText, SearchX, ShieldAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ListNotice } from '@/components/data-table/list-notice';
import { ListSkeleton } from '@/components/data-table/list-skeleton';
import { Pager } from '@/components/data-table/pager';
import { buttonStyles } from '@/components/ui/button-styles';
import type { Permissions } from '@/config/roles';
import { commonText } from '@/content/admin/common';
import { contentText as text } from '@/content/admin/content';
import { useMediaQuery } from '@/hooks/use-media-query';
import { toAppError } from '@/lib/app-error';
import { contentQueries, PAGE_SIZE } from '../api/content-queries';
import { type ContentListParams, editorQuery, listQuery } from '../content-list-params';
import { mayCreate, rightsOn } from '../content-model';
import { ContentCards, ContentTable } from './content-table';
import { RemoveContent } from './remove-content';

interface ContentListProps {
  params: ContentListParams;
  permissions: Permissions;
  userId: string;
}

const numbers = new Intl.NumberFormat('fr-FR');

function Nothing({ params, permissions }: Omit<ContentListProps, 'userId'>) {
  if (params.page > 1) {
    return (
      <ListNotice icon={SearchX} {...text.beyond}>
        <Link to={listQuery(params, { page: 1 }) || '?'} className={buttonStyles('outline')}>
          {commonText.pager.first}
        </Link>
      </ListNotice>
    );
  }
  if (params.status || params.search) {
    return (
      <ListNotice icon={SearchX} title={text.noMatch.title} text={text.noMatch.text}>
        <Link to="?" className={buttonStyles('outline')}>
          {text.noMatch.reset}
        </Link>
      </ListNotice>
    );
  }
  return (
    <ListNotice icon={FileText} {...text.empty}>
      {mayCreate(permissions) ? (
        <Link to={editorQuery(params, null)} className={buttonStyles('primary')}>
          {text.create}
        </Link>
      ) : null}
    </ListNotice>
  );
}

/** A page of the contents, newest first, in each of its states. */
export function ContentList({ params, permissions, userId }: ContentListProps) {
  const list = useQuery(contentQueries.list(params));
  const count = useQuery(contentQueries.count(params));
  const wide = useMediaQuery('(min-width: 768px)');
  const [target, setTarget] = useState<{ id: string; title: string } | null>(null);

  let body: ReactNode;
  if (list.isPending) body = <ListSkeleton label={commonText.loading} />;
  else if (!list.data) {
    const error = toAppError(list.error);
    body =
      error.kind === 'forbidden' ? (
        <ListNotice icon={ShieldAlert} title={commonText.refusedTitle} text={error.message} />
      ) : (
        <ListNotice icon={WifiOff} title={text.error} text={error.message} role="alert">
          <button type="button" className={buttonStyles('outline')} onClick={() => list.refetch()}>
            {commonText.retry}
          </button>
        </ListNotice>
      );
  } else if (list.data.rows.length === 0) body = <Nothing params={params} permissions={permissions} />;
  else {
    const Rows = wide ? ContentTable : ContentCards;
    body = (
      <Rows
        rows={list.data.rows}
        editHref={(id) => editorQuery(params, id)}
        mayRemove={(row) => rightsOn(row, permissions, userId).remove}
        onRemove={setTarget}
      />
    );
  }

  const total = count.data;
  return (
    <div aria-busy={list.isFetching} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {total === undefined ? '' : `${numbers.format(total)} ${total > 1 ? text.many : text.one}`}
      </p>
      <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>{body}</div>
      {list.data && list.data.rows.length > 0 ? (
        <Pager
          page={params.page}
          pageSize={PAGE_SIZE}
          shown={list.data.rows.length}
          hasNext={list.data.hasNext}
          total={total}
          hrefOf={(page) => listQuery(params, { page }) || '?'}
        />
      ) : null}
      <RemoveContent target={target} onClose={() => setTarget(null)} />
    </div>
  );
}
