import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import type { KeysetPosition } from '@/admin/lists/keyset';
import { defineListUrlParams } from '@/admin/lists/list-params';
import { fetchOffsetPage } from '@/admin/lists/offset-page';
import { redirectText } from '@/copy/admin/content';

/** URL parameters of the redirect list: only the page. */
export const redirectListUrlParams = defineListUrlParams({}, { pageSize: 20 });

const fetchPage = (position: KeysetPosition, signal: AbortSignal) =>
  fetchOffsetPage(
    supabase
      .from('content_redirects')
      .select('id, path, created_at, content(title, slug, content_type, status, publish_at, unpublish_at)', {
        count: 'exact',
      })
      .order('created_at', { ascending: false })
      .order('id'),
    position,
    redirectListUrlParams.pageSize,
    signal,
  );

/** Redirect with its content. */
export type RedirectRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

/** Queries of the redirects of contents. */
export const redirectQueries = {
  all: () => ['content', 'redirects'] as const,
  list: ({ position }: { position: KeysetPosition }) =>
    queryOptions({
      queryKey: [...redirectQueries.all(), 'list', position],
      queryFn: ({ signal }) => fetchPage(position, signal),
      placeholderData: keepPreviousData,
    }),
};

const deleteRedirect = createRowDeleter('content_redirects', 'id');

/** Deletes a redirect. Its address answers 404 from the next build of the site on. */
export function useDeleteRedirect() {
  return useMutation({
    mutationFn: deleteRedirect,
    meta: {
      invalidates: [redirectQueries.all()],
      success: redirectText.deleted,
      error: redirectText.deleteFailed,
    },
  });
}
