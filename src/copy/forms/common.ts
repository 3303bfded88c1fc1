import { failureToast } from '../failure-toast';
import type { ToastText } from '../types';

/** Toasts every public form shares (specification 8). */
export const formToasts = {
  required: { title: 'Champs requis', description: 'Veuillez remplir tous les champs obligatoires.' },
  /** Beyond the specification: nothing is missing, but a text, a date or an address is not right. */
  invalid: { title: 'Champs à corriger', description: 'Veuillez vérifier les champs signalés.' },
  invalidEmail: { title: 'Email invalide', description: 'Veuillez entrer une adresse email valide.' },
  failure: failureToast,
} satisfies Record<string, ToastText>;

/** Messages shown next to a field. */
export const fieldErrors = {
  required: 'Ce champ est obligatoire.',
  email: 'Entrez une adresse complète, par exemple prenom.nom@exemple.com.',
  tooLong: 'Ce texte est trop long.',
} as const;

export const formText = {
  requiredNote: 'Les champs marqués d’un astérisque sont obligatoires.',
  submitting: 'Envoi en cours...',
  /** Label of the hidden field that only robots fill. */
  honeypotLabel: 'Ne remplissez pas ce champ',
} as const;
