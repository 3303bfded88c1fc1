/** Words around what the back office publishes. */
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
  withdrawn: {
    label: 'Contenu retiré',
    title: 'Ce contenu n’est plus en ligne',
    text: 'Il a été retiré par la rédaction. Nos autres nouvelles sont à leur place, à la page Presse.',
    seo: {
      title: 'Contenu retiré | Groupe Obouo',
      description: 'Ce contenu du Groupe Obouo n’est plus en ligne.',
      canonical: '/404',
      noindex: true,
    },
  },
  others: 'Tous les articles',
} as const;
