/** Texts in place of a page that fails to load or to render. */
export const errorPageText = {
  title: 'Cette page n’a pas pu s’afficher',
  text: 'Le réseau a peut-être faibli, ou une erreur nous a échappé. Rechargez la page ; si cela persiste, revenez à l’accueil.',
  reload: 'Recharger la page',
  home: 'Retour à l’accueil',
  /** Shown while the tab reloads after a deployment. */
  updating: 'Le site vient d’être mis à jour, la page se recharge…',
} as const;
