import { queryOptions, useMutation } from '@tanstack/react-query';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { reviewToastTexts } from '@/copy/admin/content-review';
import { contentQueries } from './content-queries';

/** Query of the review of a content, apart from its text: a colleague's decision must not reload the editor. */
export const contentReviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentQueries.reviews(), id],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .from('content')
          .select('review_requested_at, review_requested_by, review_note, review_note_by')
          .eq('id', id)
          .single(),
        signal,
      ),
    staleTime: 0,
  });

const stepToasts = {
  propose: reviewToastTexts.proposed,
  take_back: reviewToastTexts.takenBack,
  return: reviewToastTexts.returned,
} as const;

interface ReviewStepInput {
  id: string;
  /** The author requests or cancels the review, a reviewer returns the text with a note. */
  step: keyof typeof stepToasts;
  note?: string;
}

/** Requests or cancels a review, or returns a text to its author with a note. */
export function useSubmitReviewStep() {
  return useMutation({
    mutationFn: ({ id, step, note }: ReviewStepInput) =>
      unwrap(supabase.rpc('review_content', { text_id: id, step, note }).select('id').single()),
    // Refreshes after an error too, because the review on screen may be out of date.
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: contentQueries.reviews() }),
    meta: {
      invalidates: [contentQueries.lists(), contentQueries.counts()],
      success: (_data, variables) => stepToasts[(variables as ReviewStepInput).step],
      error: reviewToastTexts.failed,
    },
  });
}
