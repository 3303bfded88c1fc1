/** The RSS feed of press articles: the page announces it, the build writes it. */
export const pressFeed = {
  path: '/feed.xml',
  title: 'Groupe Obouo, espace presse',
} as const;

/** What the feed says of itself; apart, for no page does. */
export const pressFeedDescription = 'Les articles de la rédaction du Groupe Obouo.';
