export const adminLayoutText = {
  titleSuffix: 'CMS Groupe Obouo',
  sidebarTitle: 'CMS',
  navigation: 'Administration',
  skip: 'Aller au contenu',
  search: 'Rechercher ou aller à…',
  searchShortcut: 'Ctrl+K',
  collapse: 'Réduire le menu',
  expand: 'Déplier le menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  shortcut: 'Ctrl+B',
  site: 'Voir le site',
  account: 'Mon compte',
  signOut: 'Déconnexion',
  signingOut: 'Déconnexion…',
  checkingSession: 'Vérification de la session…',
} as const;

export const adminNotFoundText = {
  dashboard: 'Tableau de bord',
  content: 'Contenu',
  staff: 'Dans l’administration',
  site: 'Sur le site',
} as const;
