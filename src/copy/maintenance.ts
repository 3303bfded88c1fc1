/** Texts of the maintenance page. */
export const maintenanceText = {
  title: 'Nous revenons très vite',
  text: 'Le site est en maintenance pour un court moment. Rechargez la page dans quelques minutes.',
  /** The date and the time in Paris replace `{jour}` and `{heure}`. */
  until: 'Retour prévu le {jour} à {heure}, heure de Paris.',
  contact: 'Une urgence ?',
  retry: 'Recharger la page',
  staff: 'Espace équipe',
  /** Bar above the pages, for staff. */
  bar: 'Site en maintenance : les visiteurs lisent un avis à la place des pages.',
  settings: 'Paramètres',
} as const;
