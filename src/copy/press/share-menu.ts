/** Labels of the sharing menu of an article, a page or an offer. */
export const shareMenuText = {
  copyLink: 'Copier le lien',
  email: 'Envoyer par email',
  whatsapp: 'Partager sur WhatsApp',
  newTab: 'nouvel onglet',
  copied: { title: 'Lien copié', description: 'L’adresse est dans votre presse-papiers.' },
  notCopied: {
    title: 'Copie impossible',
    description: 'Votre navigateur ne l’autorise pas : copiez l’adresse depuis sa barre.',
  },
} as const;
