/** Texts of a list of stories and its cards. */
export const pressListContent = {
  eyebrow: 'Actualités',
  title: 'Ce qui se prépare, et pourquoi',
  filterLabel: 'Catégories d’articles',
  all: 'Tous',
  units: { one: 'article', many: 'articles' },
  featuredLabel: 'À la une',
  read: 'Lire l’article',
  minutes: 'min de lecture',
  tags: 'Mots-clés',
  taggedBy: 'Sur le thème',
  showAll: 'Tous les articles',
  none: 'Aucun article n’est en ligne ici.',
  more: 'Voir plus',
  loading: 'Chargement…',
  failed: 'La suite n’a pas pu être chargée.',
  retry: 'Réessayer',
} as const;
