/** How a review shows outside the editor: a state in lists, what waits on the dashboard. */
export const reviewLabels = {
  waiting: 'À relire',
  returned: 'À reprendre',
  somebody: 'Quelqu’un',
  since: 'depuis le',
  all: 'Tout voir',
} as const;
