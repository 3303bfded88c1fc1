import { toAppError } from '@/shared/lib/app-error';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';

/** Category, tags and cover of a content, as the editor holds them. */
export interface Taxonomy {
  category_id: string | null;
  cover_media_id: string | null;
  tag_ids: string[];
}

/** The same as the database answers it. */
export interface TaxonomyRow {
  category_id: string | null;
  cover_media_id: string | null;
  content_tags: { tag_id: string }[];
}

/** What the editor reads of a row beside the text itself. */
export const TAXONOMY_COLUMNS = ', category_id, cover_media_id';

/** What it reads of other rows. */
export const TAG_COLUMNS = ', content_tags(tag_id)';

/** Tags as a row read with `TAG_COLUMNS` carries them. */
export const toTagRows = (ids: string[]) => ids.map((tag_id) => ({ tag_id }));

/** Category, cover and tags out of a row. */
export function taxonomyOf({ category_id, cover_media_id, content_tags }: TaxonomyRow): Taxonomy {
  return { category_id, cover_media_id, tag_ids: content_tags.map(({ tag_id }) => tag_id).sort() };
}

/** The columns of the row that hold them. */
export function taxonomyColumns({ category_id, cover_media_id }: Taxonomy) {
  return { category_id, cover_media_id };
}

/**
 * Makes the tags of a content, which are rows of their own, the wanted ones. May be tried again: a tag that is already there
 * is no failure.
 */
export async function saveTags(contentId: string, before: string[], after: string[]): Promise<void> {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  if (added.length > 0) {
    const rows = added.map((tag_id) => ({ content_id: contentId, tag_id }));
    await unwrap(
      supabase
        .from('content_tags')
        .upsert(rows, { onConflict: 'content_id,tag_id', ignoreDuplicates: true })
        .select('tag_id'),
    );
  }
  if (removed.length > 0) {
    const gone = await unwrap(
      supabase
        .from('content_tags')
        .delete()
        .eq('content_id', contentId)
        .in('tag_id', removed)
        .select('tag_id'),
    );
    // Row security refuses in silence: tags that are still there were refused.
    if (gone.length < removed.length) {
      const left = await unwrap(
        supabase.from('content_tags').select('tag_id').eq('content_id', contentId).in('tag_id', removed),
      );
      if (left.length > 0) throw toAppError({ code: '42501' });
    }
  }
}
