/**
 * Start of the hash of a page that shows a draft. The key of the collection follows, then `&` and the section to open.
 * Texts have another prefix (preview-link.ts), because /presse can preview both.
 */
export const COLLECTION_PREVIEW_HASH_PREFIX = 'apercu-fiche=';
