import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';

const REFRESH_INTERVAL_MS = 5 * 60_000;

/** Query of the site's title, e-mail address and maintenance state. Null for an account without a role. */
export const siteSettingsSummaryQuery = queryOptions({
  queryKey: ['settings', 'summary'],
  queryFn: async ({ signal }) => {
    const [settings] = await unwrap(
      supabase.from('site_settings').select('title, email, maintenance_mode, maintenance_until'),
      signal,
    );
    return settings ?? null;
  },
  refetchInterval: REFRESH_INTERVAL_MS,
});
