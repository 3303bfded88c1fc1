/** Shown when a page fails to load or to render: never a blank screen. */
export const crashedContent = {
  title: 'Cette page n’a pas pu s’afficher',
  text: 'Le réseau a peut-être faibli, ou une erreur nous a échappé. Rechargez la page ; si cela persiste, revenez à l’accueil.',
  reload: 'Recharger la page',
  home: 'Retour à l’accueil',
} as const;
