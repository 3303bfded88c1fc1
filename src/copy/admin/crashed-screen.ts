/** Texts in place of a screen that failed to load or to render. */
export const crashedScreenText = {
  text: 'Le réseau a peut-être faibli, ou une erreur nous a échappé. Rechargez la page ; si cela persiste, revenez au tableau de bord.',
  home: 'Retour au tableau de bord',
} as const;
