/** An artwork that stands for a missing picture (src/site/data/article-artworks.ts). */
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

/** Artworks that suit a category, by a part of its slug. */
const suited: readonly (readonly [part: string, artworks: readonly NewsArtwork[]])[] = [
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

/** A place in a list that always is the same for a word. */
function placeOf(word: string, length: number): number {
  return [...word].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7) % length;
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by),
  ...items.slice(0, by),
];

/**
 * The artworks that may stand for a story, the best first: those of its rubric, then all others. Each slug begins at a place of
 * its own, so that two stories of one rubric seldom ask for the same.
 */
export function artworksFor(slug: string, rubric: string | undefined): NewsArtwork[] {
  const best = suited.find(([part]) => rubric?.includes(part))?.[1] ?? [];
  return [
    ...new Set([...turned(best, placeOf(slug, best.length || 1)), ...turned(all, placeOf(slug, all.length))]),
  ];
}
