import { groupName } from './brand';

/** Texts of the maintenance page. */
export const maintenanceText = {
  eyebrow: groupName,
  title: 'Nous revenons très vite',
  text: 'Le site est en maintenance pour un court moment. Rechargez la page dans quelques minutes.',
  contact: 'Une urgence ?',
  retry: 'Recharger la page',
  staff: 'Espace équipe',
} as const;
