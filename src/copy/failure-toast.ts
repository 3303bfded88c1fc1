import type { ToastText } from './types';

/** Toast of any failed request of the public site (specification 8). In a file of its own, because the first chunk of every page contains it. */
export const failureToastText: ToastText = {
  title: 'Erreur',
  description: 'Une erreur est survenue. Veuillez réessayer.',
};
