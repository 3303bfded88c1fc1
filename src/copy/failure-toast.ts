import type { ToastText } from './types';

/** Toast of any failed request of the public site (specification 8). The first chunk of every page contains this file. */
export const failureToastText: ToastText = {
  title: 'Erreur',
  description: 'Une erreur est survenue. Veuillez réessayer.',
};
