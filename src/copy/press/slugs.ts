/** Slugs of the default articles (specification 2.1). */
export const defaultPressSlugs = [
  'marmite-channel-lancement-2024',
  'accord-strategique-startimes',
  'coproduction-canal-plus',
  'hivowood-vitrine-cinema',
  'streaming-adaptatif',
  'studio-post-production',
  'bureau-regional-dakar',
  'accords-distribution-internationaux',
  'hivowood-fespaco',
  'obouo-play-africa-digital-awards',
] as const;
