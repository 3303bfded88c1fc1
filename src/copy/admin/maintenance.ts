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
    'Dès la confirmation, qui arrive sur le site lit un avis à la place des pages. Un onglet déjà ouvert le montre à la page suivante, avec cinq minutes de retard au plus. L’équipe connectée garde le site, avec un rappel en bas de chaque page.',
  /** Follows the description when the form holds other changes. */
  otherChanges: 'Vos autres modifications sont enregistrées en même temps.',
  confirm: 'Mettre en maintenance',
} as const;
