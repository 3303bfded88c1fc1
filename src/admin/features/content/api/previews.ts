import { queryOptions, useMutation } from '@tanstack/react-query';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { previewLinkToastTexts } from '@/copy/admin/content-preview';
import { contentQueries } from './content-queries';

const MAX_LISTED_LINKS = 50;

const getPreviewsKey = () => [...contentQueries.all(), 'previews'] as const;

/** Query of the valid preview links of a content, newest first. */
export const previewLinksQuery = (contentId: string) =>
  queryOptions({
    queryKey: [...getPreviewsKey(), contentId],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .from('content_previews')
          .select('id, made_by, made_by_name, created_at, expires_at')
          .eq('content_id', contentId)
          .gt('expires_at', new Date().toISOString())
          .order('created_at', { ascending: false })
          .order('id')
          .limit(MAX_LISTED_LINKS),
        signal,
      ),
    staleTime: 0,
  });

/** Creates a preview link. Its token is returned only once. */
export function useCreatePreviewLink() {
  return useMutation({
    mutationFn: async (contentId: string) => {
      const request = supabase.rpc('make_preview', { text_id: contentId });
      return (await unwrap(request.select('token').single())).token;
    },
    meta: {
      invalidates: [getPreviewsKey()],
      success: previewLinkToastTexts.created,
      error: previewLinkToastTexts.createFailed,
    },
  });
}

const deletePreviewLink = createRowDeleter('content_previews', 'id');

/** Revokes a preview link by deleting its row. */
export function useRevokePreviewLink() {
  return useMutation({
    mutationFn: deletePreviewLink,
    meta: {
      invalidates: [getPreviewsKey()],
      success: previewLinkToastTexts.revoked,
      error: previewLinkToastTexts.revokeFailed,
    },
  });
}
