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
