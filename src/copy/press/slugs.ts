/** Addresses of the ten articles under `/presse` (specification 2.1). Alone in its file: the route table carries it everywhere. */
export const pressSlugs = [
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

/** Address of a press article, after `/presse/`. */
export type PressSlug = (typeof pressSlugs)[number];
