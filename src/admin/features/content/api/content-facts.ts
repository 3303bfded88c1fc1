import { queryOptions, skipToken } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

/** A picture of the library as a text shows it; null when none is chosen. */
export const pictureQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'picture', id],
    queryFn: id
      ? ({ signal }) =>
          unwrap(
            supabase
              .from('media_library')
              .select('file_path, alt_text, width, height, focal_x, focal_y, color, renditions')
              .eq('id', id)
              .abortSignal(signal)
              .single(),
          )
      : skipToken,
  });

/** Where the contents at these addresses stand. */
export const linkTargetsQuery = (paths: string[]) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'targets', { paths }],
    queryFn: async ({ signal }) => {
      const rows = await unwrap(
        supabase.rpc('link_targets', { paths }).select('path, state').abortSignal(signal),
      );
      return new Map(rows.map(({ path, state }) => [path, state]));
    },
    enabled: paths.length > 0,
  });
