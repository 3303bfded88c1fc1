/** Texts around the preview of a draft. */
export const draftPreviewPageText = {
  loading: 'Chargement de l’aperçu…',
  banner: {
    label: 'Aperçu',
    text: 'ce texte n’est pas en ligne.',
    until: 'Ce lien s’éteint le',
  },
  ended: {
    label: 'Aperçu',
    title: 'Cet aperçu n’est plus disponible',
    text: 'Le lien a expiré, a été retiré ou n’est pas complet. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    link: 'Voir les actualités',
    seo: { title: 'Aperçu indisponible | Groupe Obouo', canonical: '/presse', noindex: true },
  },
} as const;
