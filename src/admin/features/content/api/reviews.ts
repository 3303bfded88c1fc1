import { queryOptions, useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { reviewToastTexts } from '@/copy/admin/content-review';
import { contentQueries } from './content-queries';

/** Query of the review of a content, without its text: a colleague's decision must not reload the editor. */
export const contentReviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentQueries.reviews(), id],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .from('content')
          .select('review_requested_at, review_requested_by, review_note, review_note_by')
          .eq('id', id)
          .abortSignal(signal)
          .single(),
      ),
    staleTime: 0,
  });

const stepToasts = {
  propose: reviewToastTexts.proposed,
  take_back: reviewToastTexts.takenBack,
  return: reviewToastTexts.returned,
} as const;

/** Step of a review: the author requests or cancels it, a reviewer returns the text with a note. */
type ReviewStep = keyof typeof stepToasts;

/** Requests or cancels a review, or returns a text to its author with a note. */
export function useSubmitReviewStep() {
  return useMutation({
    mutationFn: async ({ id, step, note }: { id: string; step: ReviewStep; note?: string }) => {
      await unwrap(supabase.rpc('review_content', { text_id: id, step, note }).select('id').single());
      return step;
    },
    // Refreshes after an error too, because the review on screen may be out of date.
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: contentQueries.reviews() }),
    meta: {
      invalidates: [contentQueries.lists(), contentQueries.counts()],
      success: (step) => stepToasts[step as ReviewStep],
      error: reviewToastTexts.failed,
    },
  });
}
