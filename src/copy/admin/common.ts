/** Texts that several screens of the back office share. */
export const adminCommonText = {
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  deleting: 'Suppression…',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  retry: 'Réessayer',
  loading: 'Chargement...',
  screenTabs: 'Écrans de cette partie',
  moreThan: 'Plus de',
  unknownCount: 'chiffre indisponible',
  refusedTitle: 'Accès réservé',
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Les modifications qui ne sont pas enregistrées seront perdues.',
    confirm: 'Quitter sans enregistrer',
    stay: 'Continuer la rédaction',
  },
  pager: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    of: 'sur',
    ofMoreThan: 'sur plus de',
    first: 'Revenir à la première page',
    firstPage: 'Première page',
    lastPage: 'Dernière page',
  },
  /** Shown for a page number after the last page. */
  pastLastPage: { title: 'Cette page est vide', text: 'La liste compte moins de pages que cela.' },
} as const;
