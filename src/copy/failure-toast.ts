import type { ToastText } from './types';

/**
 * Toast of any failed request of the public site (specification 8). A separate file, because the first chunk
 * needs it.
 */
export const failureToast: ToastText = {
  title: 'Erreur',
  description: 'Une erreur est survenue. Veuillez réessayer.',
};
