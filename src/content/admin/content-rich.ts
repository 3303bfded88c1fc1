/** Words of the rich-text editor. */
export const richText = {
  label: 'Contenu',
  video: 'Vidéo',
  html: 'HTML\u00a0: les visiteurs ne le voient pas',
} as const;
