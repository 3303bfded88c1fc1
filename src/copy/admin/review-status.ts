/** Texts about the status of a review in lists, the editor and the dashboard. */
export const reviewStatusText = {
  waiting: 'À relire',
  returned: 'À reprendre',
  somebody: 'Quelqu’un',
  since: 'depuis le',
  all: 'Tout voir',
  decisions: 'Décisions sur vos textes',
} as const;
