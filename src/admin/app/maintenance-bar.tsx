import { useQuery } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import { Link } from 'react-router-dom';
import { siteSettingsSummaryQuery } from '@/admin/hooks/api/site-settings';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { isPastTimestamp } from '@/admin/lib/publication-state';
import { maintenanceBarText as text } from '@/copy/admin/maintenance';

/** Says on every screen that the site is under maintenance, until the maintenance ends. */
export function MaintenanceBar() {
  const { data } = useQuery(siteSettingsSummaryQuery);
  const end = data?.maintenance_until ?? null;
  if (!data?.maintenance_mode || isPastTimestamp(end)) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-strong border-l-4 border-l-highlight bg-surface px-4 py-2.5 sm:px-6 lg:px-8"
    >
      <Construction className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-60">
        {text.on}
        {end ? ` ${text.until} ${formatAdminDateTime(end)}` : ''}
        {'\u00a0: '}
        {text.effect}
      </span>
      <Link to="/admin/settings" className="text-highlight underline underline-offset-4">
        {text.settings}
      </Link>
    </p>
  );
}
