/** Texts of the maintenance in the back office: the bar of every screen, and the question before it starts. */
export const maintenanceBarText = {
  on: 'Le site est en maintenance',
  /** The date follows. */
  until: 'jusqu’au',
  effect: 'les visiteurs lisent un avis à la place des pages.',
  settings: 'Voir les paramètres',
} as const;

export const maintenanceQuestionText = {
  title: 'Mettre le site en maintenance ?',
  description:
    'Dès la confirmation, les visiteurs lisent un avis à la place des pages. L’équipe connectée garde le site, avec un rappel en bas de chaque page.',
  /** Follows the description when the form holds other changes. */
  otherChanges: 'Vos autres modifications sont enregistrées en même temps.',
  confirm: 'Mettre en maintenance',
} as const;
