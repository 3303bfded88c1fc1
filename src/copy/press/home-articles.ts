/** Articles of the home page until staff pin others, the large one first. */
export const homeArticleSlugs = [
  'accord-strategique-startimes',
  'coproduction-canal-plus',
  'hivowood-vitrine-cinema',
  'streaming-adaptatif',
  'obouo-play-africa-digital-awards',
] as const;
