/** Artwork in place of a missing picture (src/site/data/article-artworks.ts). */
export type NewsArtwork = (typeof all)[number];

const all = [
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

/** Artworks by category: the first entry whose `part` is in the slug of the category. */
const artworksByCategory: readonly (readonly [part: string, artworks: readonly NewsArtwork[]])[] = [
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

/** Returns an index of the list, always the same for a word. */
function hashIndex(word: string, length: number): number {
  return [...word].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7) % length;
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by),
  ...items.slice(0, by),
];

/**
 * Returns the artworks for a story, the best ones first: those of its category, then all others. Each slug
 * starts at its own index, so that stories of one category rarely share an artwork.
 */
export function artworksFor(slug: string, rubric: string | undefined): NewsArtwork[] {
  const best = artworksByCategory.find(([part]) => rubric?.includes(part))?.[1] ?? [];
  return [
    ...new Set([
      ...turned(best, hashIndex(slug, best.length || 1)),
      ...turned(all, hashIndex(slug, all.length)),
    ]),
  ];
}
