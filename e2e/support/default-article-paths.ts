/** Addresses of the ten articles of the specification, in the order of the press page. */
export const DEFAULT_ARTICLE_PATHS = [
  '/presse/obouo-play-africa-digital-awards',
  '/presse/accords-distribution-internationaux',
  '/presse/bureau-regional-dakar',
  '/presse/studio-post-production',
  '/presse/hivowood-vitrine-cinema',
  '/presse/accord-strategique-startimes',
  '/presse/hivowood-fespaco',
  '/presse/streaming-adaptatif',
  '/presse/coproduction-canal-plus',
  '/presse/marmite-channel-lancement-2024',
];
