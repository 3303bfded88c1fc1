/** Key of the artwork that replaces an article's missing picture (src/site/data/article-artworks.ts). */
export type ArticleArtworkKey = (typeof allArtworks)[number];

const allArtworks = [
  'city',
  'drum',
  'cinema',
  'weave',
  'microphone',
  'stage',
  'river',
  'mask',
  'technology',
  'kitchen',
  'camera',
  'partnership',
  'village',
  'calm',
  'carpet',
  'award',
] as const;

/** Returns true for the key of an artwork. */
export const isArticleArtworkKey = (key: string): key is ArticleArtworkKey =>
  allArtworks.some((artwork) => artwork === key);

/** Artworks by category: the first entry whose `part` is in the slug of the category. */
const artworksByCategory: readonly (readonly [part: string, artworks: readonly ArticleArtworkKey[]])[] = [
  ['partenariat', ['partnership', 'river', 'weave']],
  ['lancement', ['stage', 'microphone', 'mask']],
  ['technolog', ['technology', 'city', 'camera']],
  ['expansion', ['city', 'river', 'weave']],
  ['prix', ['award', 'carpet', 'stage']],
  ['cinema', ['cinema', 'camera', 'village', 'carpet']],
  ['cuisine', ['kitchen', 'weave', 'village']],
  ['musique', ['drum', 'microphone', 'stage']],
  ['culture', ['calm', 'mask', 'drum']],
  ['spirit', ['calm', 'river']],
  ['programme', ['stage', 'drum', 'village']],
  ['coulisse', ['camera', 'microphone', 'technology']],
];

/** Artworks by subject. The pattern matches a part of the slug: the name of a channel, or a word such as recipe or film. */
const artworksBySubject: readonly (readonly [pattern: RegExp, artwork: ArticleArtworkKey])[] = [
  [/marmite|cuisin|recette|sauce/, 'kitchen'],
  [/hivowood|film|cinema/, 'carpet'],
  [/inspiration|priere|sagesse/, 'calm'],
  [/obouo-tv|plateau|emission/, 'stage'],
  [/obouo-play|streaming|application/, 'technology'],
  [/tournage|studio/, 'camera'],
  [/musique|concert|balafon/, 'drum'],
  [/radio|podcast|journal/, 'microphone'],
];

const HASH_START = 7;
const HASH_MULTIPLIER = 31;
/** Prime number that keeps the hash small. */
const HASH_MODULUS = 65_521;

/** Returns an index below `length`. The same word always gets the same index. */
function hashIndex(word: string, length: number): number {
  let hash = HASH_START;
  for (const letter of word) hash = (hash * HASH_MULTIPLIER + letter.charCodeAt(0)) % HASH_MODULUS;
  return hash % length;
}

const rotate = <Item>(items: readonly Item[], offset: number): Item[] => [
  ...items.slice(offset),
  ...items.slice(0, offset),
];

/**
 * Returns the artworks for an article, the best ones first: those of its subjects, those of its category, then all others. The
 * path decides where the artworks of the category start, so that its articles do not all start with the same one.
 */
export function rankArticleArtworks(path: string, categorySlug: string | undefined): ArticleArtworkKey[] {
  const subjectArtworks = artworksBySubject
    .filter(([pattern]) => pattern.test(path))
    .map(([, artwork]) => artwork);
  const categoryArtworks = artworksByCategory.find(([part]) => categorySlug?.includes(part))?.[1] ?? [];
  return [
    ...new Set([
      ...subjectArtworks,
      ...rotate(categoryArtworks, hashIndex(path, categoryArtworks.length || 1)),
      ...rotate(allArtworks, hashIndex(path, allArtworks.length)),
    ]),
  ];
}
