import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { contentQueries } from './content-queries';

/** Query of one picture of the library; null skips the query. */
export const pictureQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'picture', id],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .from('media_library')
          .select('file_path, alt_text, width, height, focal_x, focal_y, color, renditions')
          .eq('id', id ?? '')
          .abortSignal(signal)
          .single(),
      ),
    enabled: id !== null,
  });

/** Query of the publication states of linked contents, by path. */
export const linkedContentStatesQuery = (paths: string[]) =>
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

/** Query of the addresses whose picture was erased from the library. */
export const erasedPicturesQuery = (addresses: string[]) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'erased-pictures', { addresses }],
    queryFn: async ({ signal }) => {
      const query = supabase.from('media_library').select('file_path').in('file_path', addresses);
      const rows = await unwrap(query.abortSignal(signal));
      return addresses.filter((address) => !rows.some(({ file_path }) => file_path === address));
    },
    enabled: addresses.length > 0,
  });
