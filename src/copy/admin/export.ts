/** Texts of the dialog that shows the progress of an export. */
export const exportDialogText = {
  preparing: 'Écriture du fichier…',
  of: 'sur',
  one: 'ligne',
  many: 'lignes',
  cancel: 'Annuler l’export',
  close: 'Fermer',
  resume: 'Reprendre',
  done: 'Le fichier est prêt :',
  stopped: 'L’export s’est arrêté :',
  noFileYet:
    'Aucun fichier n’est enregistré pour l’instant. Les lignes déjà lues sont gardées : l’export reprendra où il s’est arrêté.',
  privacyNotice:
    'Ce fichier contient des données personnelles : conservez-le en lieu sûr et supprimez-le après usage.',
  journalNotice: 'Un export de nombreuses lignes est noté dans le journal.',
} as const;
