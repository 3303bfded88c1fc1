import type { RevisionSource } from '@/admin/editing/revisions-dialog-button';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { ContentValues } from '../content-schema';
import { formatContentForDiff, readRevisionValues } from '../revision-values';
import { contentQueries } from './content-queries';

/** Selects the revisions of a content, newest first, without their texts. */
const selectRevisions = (contentId: string) =>
  supabase
    .from('content_revisions')
    .select('version, author_name, created_at')
    .eq('content_id', contentId)
    .order('version', { ascending: false });

/** Returns the name of the person who saved last; empty when unknown. */
export async function fetchLastAuthorName(contentId: string): Promise<string> {
  const [lastRevision] = await unwrap(selectRevisions(contentId).limit(1));
  return lastRevision?.author_name ?? '';
}

/** Returns the source of the revisions of a content. */
export const createContentRevisionSource = (contentId: string): RevisionSource<Partial<ContentValues>> => ({
  queryKey: [...contentQueries.all(), 'revisions', contentId],
  list: (signal) => unwrap(selectRevisions(contentId), signal),
  async read(version, signal) {
    const query = supabase.from('content_revisions').select('snapshot').eq('content_id', contentId);
    const { snapshot } = await unwrap(query.eq('version', version).single(), signal);
    return readRevisionValues(snapshot);
  },
  describe: formatContentForDiff,
});
