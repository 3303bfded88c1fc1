import type { RevisionSource } from '@/admin/editing/revisions-dialog';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { ContentValues } from '../content-schema';
import { formatContentForDiff, readRevisionValues } from '../describe-content';
import { contentQueries } from './content-queries';

const LIST_COLUMNS = 'version, author_name, created_at';

const selectRevisions = (contentId: string) =>
  supabase.from('content_revisions').select(LIST_COLUMNS).eq('content_id', contentId);

function fetchRevisions(contentId: string, signal: AbortSignal) {
  return unwrap(selectRevisions(contentId).order('version', { ascending: false }).abortSignal(signal));
}

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

/** Returns the name of the person who saved last; empty when unknown. */
export async function readLastAuthorName(contentId: string): Promise<string> {
  const [lastRevision] = await unwrap(
    selectRevisions(contentId).order('version', { ascending: false }).limit(1),
  );
  return lastRevision?.author_name ?? '';
}

/** Returns the source of the revisions of a content. */
export const createContentRevisionSource = (contentId: string): RevisionSource<Partial<ContentValues>> => ({
  queryKey: [...contentQueries.all(), 'revisions', contentId],
  list: (signal) => fetchRevisions(contentId, signal),
  read: async (version, signal) => readRevisionValues(await fetchSnapshot(contentId, version, signal)),
  describe: formatContentForDiff,
});
