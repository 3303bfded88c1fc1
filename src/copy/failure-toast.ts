import type { ToastText } from './types';

/** Any failed call of the public site (specification 8). Apart from the other texts of forms: the first file needs it. */
export const failureToast: ToastText = {
  title: 'Erreur',
  description: 'Une erreur est survenue. Veuillez réessayer.',
};
