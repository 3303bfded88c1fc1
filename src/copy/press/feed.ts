/** RSS feed of press articles: pages link to it, the build writes it. */
export const pressFeed = {
  path: '/feed.xml',
  /** Returns the title of the feed from that of the site. */
  createTitle: (siteTitle: string): string => `${siteTitle}, espace presse`,
};

/** Description of the feed. A separate constant, because pages do not need it. */
export const pressFeedDescription = 'Les articles de la rédaction du Groupe Obouo.';
