/** Shown when a page fails to load or to render: never a blank screen. */
export const crashedContent = {
  title: 'Cette page n’a pas pu s’afficher',
  text: 'Le réseau a peut-être faibli, ou une erreur nous a échappé. Rechargez la page ; si cela persiste, revenez à l’accueil.',
  reload: 'Recharger la page',
  home: 'Retour à l’accueil',
  /** While a new version of the site takes the place of the one this tab had. */
  updating: 'Le site vient d’être mis à jour, la page se recharge…',
} as const;
