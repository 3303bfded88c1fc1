/** Texts around a showreel. */
export const showreelText = {
  eyebrow: 'En images',
  captions: {
    player: 'Sous-titres français à activer dans le lecteur.',
    picture: 'Vidéo sous-titrée en français.',
  },
} as const;
