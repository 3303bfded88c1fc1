import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { contentQueries } from './content-queries';

const LIST_COLUMNS = 'content_id, version, author_name, created_at';

const revisions = (contentId: string) =>
  supabase.from('content_revisions').select(LIST_COLUMNS).eq('content_id', contentId);

function fetchRevisions(contentId: string, signal: AbortSignal) {
  return unwrap(revisions(contentId).order('version', { ascending: false }).abortSignal(signal));
}

/** A former state of a content, as its history lists it. */
export type RevisionRow = Awaited<ReturnType<typeof fetchRevisions>>[number];

async function fetchSnapshot(contentId: string, version: number, signal: AbortSignal) {
  const { snapshot } = await unwrap(
    supabase
      .from('content_revisions')
      .select('snapshot')
      .eq('content_id', contentId)
      .eq('version', version)
      .abortSignal(signal)
      .single(),
  );
  return snapshot;
}

/** Who saved last; an empty name when nobody knows any more. */
export async function readLastSave(contentId: string): Promise<string> {
  const [last] = await unwrap(revisions(contentId).order('version', { ascending: false }).limit(1));
  return last?.author_name ?? '';
}

/** Keys and calls of the past of a content. */
export const revisionQueries = {
  list: (contentId: string) =>
    queryOptions({
      queryKey: [...contentQueries.all(), 'revisions', contentId],
      queryFn: ({ signal }) => fetchRevisions(contentId, signal),
      staleTime: 0,
    }),
  snapshot: (contentId: string, version: number) =>
    queryOptions({
      queryKey: [...contentQueries.all(), 'revisions', contentId, { version }],
      queryFn: ({ signal }) => fetchSnapshot(contentId, version, signal),
    }),
};
