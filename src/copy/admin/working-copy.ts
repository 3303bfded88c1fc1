import type { ToastText } from '../types';

/** Texts of working copies: changes to an online content that visitors do not read yet. */
export const workingCopyText = {
  label: 'Modifications en cours',
  openLabel: 'Ouvrir les modifications en cours de',
  scheduledOn: 'Mise à jour prévue le',
  save: 'Enregistrer la copie',
  publish: 'Mettre à jour',
  autosaved: 'Copie enregistrée automatiquement',
  /** Head of the editor of a copy. */
  notice:
    'Vous écrivez dans une copie\u00a0: les visiteurs lisent la version en ligne jusqu’à sa mise à jour.',
  openOriginal: 'Ouvrir le contenu en ligne',
  overdueNotice:
    'La mise à jour prévue n’a pas eu lieu\u00a0: le contenu a changé entre-temps, ou son adresse est prise. Vérifiez la copie, puis mettez à jour.',
  lockedByScheduleNotice: 'Un éditeur a programmé cette mise à jour\u00a0; lui seul peut encore la modifier.',
  /** Head of the editor of a content that has a copy. */
  copySavedOn: 'Des modifications de ce contenu sont en cours, enregistrées le',
  copyHint: 'Ouvrez-les pour changer le texte\u00a0; ici, seul le statut se change.',
  openCopy: 'Ouvrir les modifications',
  discard: 'Abandonner',
  discardQuestion: 'Abandonner ces modifications\u00a0?',
  discardConsequence: 'La copie est supprimée définitivement. La version en ligne ne change pas.',
  discarding: 'Abandon…',
} as const;

export const workingCopyToastTexts = {
  saved: { title: 'Copie enregistrée', description: 'La version en ligne n’a pas changé.' },
  discarded: { title: 'Modifications abandonnées' },
  discardFailed: { title: 'Les modifications n’ont pas pu être abandonnées' },
} satisfies Record<string, ToastText>;
