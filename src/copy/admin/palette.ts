/** Texts of the theme picker, the command palette and the list of shortcuts. */
export const themeText = {
  label: 'Thème',
  names: { light: 'Clair', dark: 'Sombre', system: 'Système' },
} as const;

export const paletteText = {
  open: 'Rechercher ou aller à…',
  shortcut: 'Ctrl+K',
  title: 'Palette de commandes',
  description:
    'Écrivez pour trouver un écran, une action ou un contenu, puis choisissez avec les flèches et Entrée.',
  field: 'Écran, action ou titre d’un contenu',
  results: 'Suggestions',
  close: 'Fermer',
  groups: { screens: 'Aller à', actions: 'Actions', contents: 'Contenus' },
  newContent: 'Nouveau contenu',
  openSite: 'Ouvrir le site',
  themePrefix: 'Thème',
  themeChosen: 'choisi',
  shortcuts: 'Raccourcis clavier',
  searching: 'Recherche des contenus…',
  searchFailed: 'Les contenus n’ont pas pu être cherchés.',
  nothing: 'Rien ne correspond à cette recherche.',
  keys: { choose: 'choisir', open: 'ouvrir', close: 'fermer' },
} as const;

export const shortcutsText = {
  title: 'Raccourcis clavier',
  description: 'Sur un Mac, la touche Cmd remplace Ctrl.',
  helpKey: 'La touche ? seule affiche cette liste',
  list: [
    { keys: ['Ctrl', 'K'], action: 'Ouvrir la palette de commandes' },
    { keys: ['Ctrl', 'B'], action: 'Réduire ou déplier le menu' },
    { keys: ['Ctrl', 'S'], action: 'Enregistrer, dans un éditeur' },
    { keys: ['?'], action: 'Afficher cette liste, hors d’un champ' },
    { keys: ['Échap'], action: 'Fermer une fenêtre ou un menu' },
  ],
} as const;
