import type { ContentValues } from '../content-schema';

/** Category, tags and cover of a content, as the editor holds them. */
export interface Taxonomy {
  category_id: string | null;
  cover_media_id: string | null;
  tag_ids: string[];
}

/** What the editor reads beside the columns of the text itself. */
export const TAXONOMY_COLUMNS = '';

/** Category, cover and tags out of a row. */
export function taxonomyOf(_row: object): Taxonomy {
  return { category_id: null, cover_media_id: null, tag_ids: [] };
}

/** The columns of the row that hold them. */
export function taxonomyColumns(_values: ContentValues): object {
  return {};
}

/** Writes the tags of a content, which are rows of their own, once the content itself is saved. */
export async function saveTags(_contentId: string, _before: string[], _after: string[]): Promise<void> {}
