import { useQuery } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { hasAnyPermission } from '@/admin/config/roles';
import { contentScreenTabs } from '@/admin/config/screen-links';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { ListNotice } from '@/admin/lists/list-notice';
import { PagedList } from '@/admin/lists/paged-list';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { PublicationBadge } from '@/admin/ui/publication-badge';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { contentText, redirectText as text } from '@/copy/admin/content';
import { getContentPath } from '@/shared/lib/content-path';
import { type RedirectRow, redirectListUrlParams, redirectQueries, useDeleteRedirect } from './api/redirects';

function RedirectListItem({
  row,
  onDelete,
}: {
  row: RedirectRow;
  onDelete: ((row: RedirectRow) => void) | undefined;
}) {
  const { path, content, created_at } = row;
  return (
    <li className="flex items-center gap-2 rounded-card border border-line bg-surface py-3 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{path}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <CornerDownRight className="size-4 shrink-0" aria-hidden="true" />
          {text.leadsTo}
          <a
            href={getContentPath(content)}
            target="_blank"
            rel="noopener"
            className="text-highlight underline underline-offset-4 wrap-anywhere"
          >
            {content.title}
          </a>
          <PublicationBadge row={content} />
          <span>
            {text.since} <time dateTime={created_at}>{formatAdminDate(created_at)}</time>
          </span>
        </p>
      </div>
      {onDelete ? <DeleteIconButton name={path} onClick={() => onDelete(row)} /> : null}
    </li>
  );
}

function RedirectList() {
  const params = redirectListUrlParams.read(useReadonlySearchParams());
  const { permissions } = useOwnRolesAndPermissions();
  const mayDelete = hasAnyPermission(permissions, 'content_edit', 'content_manage');
  const [redirectToDelete, setRedirectToDelete] = useState<RedirectRow | null>(null);
  return (
    <>
      <PagedList
        urlParams={redirectListUrlParams}
        params={params}
        query={useQuery(redirectQueries.list(params))}
        text={text}
        showsTotal
        empty={<ListNotice icon={CornerDownRight} {...text.empty} />}
      >
        {(rows) => (
          <ul aria-label={text.listLabel} className="flex flex-col gap-3">
            {rows.map((row) => (
              <RedirectListItem
                key={row.id}
                row={row}
                onDelete={mayDelete ? setRedirectToDelete : undefined}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <ConfirmMutationDialog
        target={redirectToDelete?.id ?? null}
        title={text.question}
        description={redirectToDelete ? `${text.consequence} ${redirectToDelete.path}` : undefined}
        mutation={useDeleteRedirect()}
        onClose={() => setRedirectToDelete(null)}
      />
    </>
  );
}

/** Screen of the redirects: former addresses of contents. */
export function Component() {
  return (
    <ScreenLayout
      title={text.title}
      lead={text.lead}
      tabs={contentScreenTabs}
      refusedText={contentText.refused.noRole}
    >
      <RedirectList />
    </ScreenLayout>
  );
}
