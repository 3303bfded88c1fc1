/** Texts of a video in an article. The player loads only after a press. */
export const articleVideoText = {
  play: 'Lire la vidéo',
  untitled: 'Vidéo',
  /** Text before and after the name of the service. */
  notice: ['La lecture charge le lecteur de ', ', qui peut déposer ses propres cookies.'],
  external: 'Regarder sur',
} as const;
