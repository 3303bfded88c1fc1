import type { ToastText } from '../types';

/**
 * Toasts about sign-in and accounts. Section 8 of the specification prescribes most texts of this file, with straight
 * apostrophes and ordinary spaces. Where it has only one sentence, that sentence is the title.
 */
export const authToastTexts = {
  signedIn: { title: 'Connexion réussie', description: "Bienvenue dans l'administration!" },
  signInFailed: { title: 'Erreur de connexion' },
  signedUp: {
    title: 'Inscription réussie',
    description: 'Vérifiez votre email pour confirmer votre compte.',
  },
  signUpFailed: { title: "Erreur d'inscription" },
  signedOut: { title: 'Vous avez été déconnecté avec succès.' },
  signedOutEverywhere: { title: 'Vous êtes déconnecté de tous vos appareils.' },
  signOutFailed: { title: 'Impossible de vous déconnecter' },
  passwordChanged: { title: 'Mot de passe modifié', description: 'Vous pouvez continuer.' },
  welcomed: { title: 'Bienvenue dans l’administration' },
  sessionExpired: {
    title: 'Session expirée',
    description:
      'Votre session a expiré, ou elle a été fermée par vous sur un autre appareil ou par un administrateur. Reconnectez-vous.',
  },
} satisfies Record<string, ToastText>;

/** Shown when a form refuses a date or a time. */
export const refusedDateToastText: ToastText = {
  title: 'Date ou heure non enregistrée',
  description: 'Corrigez le champ signalé, puis enregistrez.',
};

export const contentToastTexts = {
  loadFailed: { title: 'Impossible de charger le contenu' },
  saveFailed: { title: 'Impossible de sauvegarder le contenu' },
  deleteFailed: { title: 'Impossible de supprimer le contenu' },
  created: { title: 'Contenu créé avec succès' },
  updated: { title: 'Contenu mis à jour avec succès' },
  resumed: { title: 'Contenu enregistré', description: 'Le réseau est revenu.' },
  deleted: { title: 'Contenu supprimé avec succès' },
} satisfies Record<string, ToastText>;
