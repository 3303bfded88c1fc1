/** Default articles of the home page, in order. Those that staff pinned come before them. */
export const homeArticleSlugs = [
  'accord-strategique-startimes',
  'coproduction-canal-plus',
  'hivowood-vitrine-cinema',
  'streaming-adaptatif',
  'obouo-play-africa-digital-awards',
] as const;
