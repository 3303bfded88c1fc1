/** Texts of preview links. */
export const previewLinksDialogText = {
  open: 'Lien d’aperçu',
  title: 'Lien d’aperçu',
  description:
    'Qui a ce lien lit le texte tel qu’il est enregistré, sans compte, pendant sept jours. Les moteurs de recherche ne le voient pas.',
  create: 'Créer un lien',
  creating: 'Création…',
  newLinkLabel: 'Nouveau lien',
  copyNowHint: 'Copiez-le maintenant\u00a0: il ne sera plus affiché.',
  copy: 'Copier',
  listLabel: 'Liens actifs',
  none: 'Aucun lien actif.',
  createdOn: 'Créé le',
  by: 'par',
  until: 'jusqu’au',
  revoke: 'Retirer',
  revokeLabel: 'Retirer le lien créé le',
  loadFailed: 'Les liens n’ont pas pu être chargés.',
} as const;

export const previewLinkToastTexts = {
  created: { title: 'Lien d’aperçu créé' },
  createFailed: { title: 'Le lien d’aperçu n’a pas pu être créé' },
  revoked: { title: 'Lien d’aperçu retiré', description: 'Il n’ouvre plus rien.' },
  revokeFailed: { title: 'Le lien d’aperçu n’a pas pu être retiré' },
  copied: { title: 'Lien copié' },
  copyFailed: { title: 'Le lien n’a pas pu être copié', description: 'Sélectionnez-le, puis copiez-le.' },
};
