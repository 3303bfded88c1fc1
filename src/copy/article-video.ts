/** Words of a video in a text: nothing of its service is loaded before a press. */
export const articleVideoText = {
  play: 'Lire la vidéo',
  untitled: 'Vidéo',
  /** Before and after the name of the service. */
  notice: ['La lecture charge le lecteur de ', ', qui peut déposer ses propres cookies.'],
  external: 'Regarder sur',
} as const;
