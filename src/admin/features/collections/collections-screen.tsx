import { useQuery } from '@tanstack/react-query';
import { ChevronRight, UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contentTabs } from '@/admin/config/screen-tabs';
import { useAccess } from '@/admin/features/auth/use-identity';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { ListFailure } from '@/admin/lists/list-failure';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListSkeleton } from '@/admin/lists/list-skeleton';
import { Badge } from '@/admin/ui/badge';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { collectionText as text } from '@/copy/admin/collections';
import { commonText } from '@/copy/admin/common';
import { allCollections } from '@/shared/collections/registry';
import { collectionQueries } from './api/collection-queries';
import { readValue } from './collection-value';

function Collections() {
  const { data, error, isPending, refetch } = useQuery(collectionQueries.list());
  if (isPending) return <ListSkeleton label={commonText.loading} />;
  if (!data) return <ListFailure title={text.error} error={error} onRetry={() => refetch()} />;
  return (
    <ul aria-label={text.listLabel} className="divide-y divide-line border-y border-line">
      {allCollections.map((collection) => {
        const row = data.find(({ key }) => key === collection.key);
        const value = row ? readValue(collection, row.value) : collection.initial;
        const count = value?.items.length ?? 0;
        return (
          <li key={collection.key} className="relative flex items-center gap-4 py-4 hover:bg-surface">
            <div className="min-w-0 flex-1">
              <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                <Link to={collection.key} className="after:absolute after:inset-0">
                  {collection.label}
                </Link>
                {value ? null : <Badge tone="destructive">{text.unreadable}</Badge>}
              </h2>
              <p className="text-sm text-muted">{collection.lead}</p>
              <p className="mt-1 text-sm text-muted">
                {collection.units && value
                  ? `${count} ${count > 1 ? collection.units.many : collection.units.one} · `
                  : ''}
                {row ? `${text.changedOn} ${formatAdminDateTime(row.updated_at)}` : text.delivered}
              </p>
            </div>
            <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}

/** What staff may fill of the site's pages, one line each. */
export function Component() {
  const { hasRole } = useAccess();
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead} tabs={contentTabs} />
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={text.noRole} />
      ) : (
        <Collections />
      )}
    </div>
  );
}
