import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { getFilenameOfUrl } from '@/shared/lib/library-file-host';
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
          .single(),
        signal,
      ),
    enabled: id !== null,
  });

/** Query of the publication states of linked contents, by path. */
export const linkedContentStatesQuery = (paths: string[]) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'targets', { paths }],
    queryFn: async ({ signal }) => {
      const rows = await unwrap(supabase.rpc('link_targets', { paths }).select('path, state'), signal);
      return new Map(rows.map(({ path, state }) => [path, state]));
    },
    enabled: paths.length > 0,
  });

/**
 * Query of the addresses whose picture was erased from the library. Compares file names, because rows restored from a
 * backup still have the host of the earlier project.
 */
export const erasedPicturesQuery = (addresses: string[]) =>
  queryOptions({
    queryKey: [...contentQueries.all(), 'erased-pictures', { addresses }],
    queryFn: async ({ signal }) => {
      const query = supabase
        .from('media_library')
        .select('filename')
        .in('filename', addresses.map(getFilenameOfUrl));
      const storedFilenames = (await unwrap(query, signal)).map(({ filename }) => filename);
      return addresses.filter((address) => !storedFilenames.includes(getFilenameOfUrl(address)));
    },
    enabled: addresses.length > 0,
  });
