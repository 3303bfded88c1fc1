/** Words around the articles and news that the back office publishes. */
export const pressNewsContent = {
  eyebrow: 'De la rédaction',
  title: 'Les actualités du groupe',
  kinds: { article: 'Article', news: 'Actualité', page: 'Page' },
  read: 'Lire',
  more: 'Afficher plus d’actualités',
  loading: 'Chargement…',
  failed: 'La suite n’a pas pu être chargée. Réessayez.',
  articleFailed: {
    title: 'L’article n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  others: 'Tous les articles',
} as const;
