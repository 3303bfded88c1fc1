/** The RSS feed of press articles: the page announces it, the build writes it. */
export const pressFeed = {
  path: '/feed.xml',
  title: 'Groupe Obouo, espace presse',
  description: 'Les articles de la rédaction du Groupe Obouo.',
} as const;
