/** RSS feed of press articles: pages link to it, the build writes it. */
export const pressFeed = {
  path: '/feed.xml',
  title: 'Groupe Obouo, espace presse',
} as const;

/** Description of the feed. A separate constant, because pages do not need it. */
export const pressFeedDescription = 'Les articles de la rédaction du Groupe Obouo.';
