/** Texts around an article that staff wrote, on the public site. */
export const articleNoticeText = {
  loading: 'Chargement…',
  articleFailed: {
    title: 'L’article n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  unreadable: {
    title: 'Ce texte ne peut pas être affiché',
    text: 'Sa mise en forme est à corriger par la rédaction. Nos autres nouvelles sont à la page Presse.',
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
  /** Call to action at the end of an article, as in the ten default ones. */
  callToAction: {
    title: 'Vous préparez un sujet ?',
    text: 'Images, chiffres, entretiens : le service de presse du groupe répond aux rédactions et les met en relation avec les bonnes personnes.',
    link: { label: 'Contacter le service de presse', href: '/presse#contact-presse' },
  },
} as const;
