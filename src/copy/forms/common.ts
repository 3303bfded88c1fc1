import { failureToastText } from '../failure-toast';
import type { ToastText } from '../types';

/** Toasts that all public forms share (specification 8). */
export const publicFormToastTexts = {
  required: { title: 'Champs requis', description: 'Veuillez remplir tous les champs obligatoires.' },
  /** Not in the specification: nothing is missing, but a text, a date or an address is invalid. */
  invalid: { title: 'Champs à corriger', description: 'Veuillez vérifier les champs signalés.' },
  invalidEmail: { title: 'Email invalide', description: 'Veuillez entrer une adresse email valide.' },
  failure: failureToastText,
} satisfies Record<string, ToastText>;

export const formText = {
  requiredNote: 'Les champs marqués d’un astérisque sont obligatoires.',
  /** After the label of a group, for screen readers. */
  requiredWord: '(obligatoire)',
  submitting: 'Envoi en cours...',
  /** After a link, for screen readers. */
  newTab: 'nouvel onglet',
  /** Label of the honeypot field, hidden from people. */
  honeypotLabel: 'Ne remplissez pas ce champ',
} as const;
