import type { ToastText } from '../types';

/** Texts about the state of the build, for the whole site and for one page. */
export const siteBuildText = {
  label: 'Mise à jour du site',
  statuses: {
    current: 'Site à jour',
    pending: 'Mise à jour du site en cours…',
    failed: 'La mise à jour du site a échoué',
    unconnected:
      'Le site n’est pas relié à son hébergeur\u00a0: demandez une mise à jour à votre équipe technique.',
  },
  /** State of one page. */
  pages: {
    current: 'En ligne',
    pending: 'En ligne, page en cours de mise à jour',
    failed: 'La mise à jour a échoué',
    omitted: 'Publié, mais absent du site',
    withoutCover: 'En ligne, sans son image',
  },
  /** « Programmé le… » */
  scheduledOn: 'le',
  requestBuild: 'Mettre à jour le site',
} as const;

export const siteBuildToastTexts = {
  buildRequested: { title: 'Mise à jour demandée' },
  buildRequestFailed: { title: 'La mise à jour n’a pas pu être demandée' },
} satisfies Record<string, ToastText>;
