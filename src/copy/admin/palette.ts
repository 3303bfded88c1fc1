/** Texts of the command palette. */
export const paletteText = {
  title: 'Palette de commandes',
  description:
    'Écrivez pour trouver un écran, une action, une personne ou un contenu, puis choisissez avec les flèches et Entrée.',
  field: 'Écran, action ou titre d’un contenu',
  results: 'Suggestions',
  close: 'Fermer',
  groups: {
    screens: 'Aller à',
    collections: 'Informations du site',
    settings: 'Paramètres',
    actions: 'Actions',
    people: 'Personnes',
    contents: 'Contenus',
  },
  newContent: 'Nouveau contenu',
  openSite: 'Ouvrir le site',
  themePrefix: 'Thème',
  shortcuts: 'Raccourcis clavier',
  searching: 'Recherche…',
  searchFailed: 'Une partie de la recherche n’a pas abouti. Réessayez.',
  noResult: 'Rien ne correspond à cette recherche.',
  keys: { choose: 'choisir', open: 'ouvrir', close: 'fermer' },
} as const;

/** Search synonyms. The keys are addresses of screens, and keys of tabs of the inbox. */
export const screenKeywords: Readonly<Record<string, string>> = {
  '/admin': 'accueil chiffres statistiques compteurs alertes santé',
  '/admin/content': 'articles actualités pages textes communiqués brouillons rédaction',
  '/admin/content/informations': 'rubriques textes chiffres blocs du site',
  '/admin/content/guide': 'programmes grille émissions antenne télévision chaînes horaires',
  '/admin/content/redirections': 'anciennes adresses URL liens',
  '/admin/content/corbeille': 'contenus articles supprimés effacés restaurer',
  '/admin/media': 'images photos vidéos fichiers documents bibliothèque téléverser importer',
  '/admin/media/corbeille': 'médias images fichiers supprimés effacés restaurer',
  '/admin/categories': 'rubriques thèmes classement',
  '/admin/tags': 'étiquettes mots-clés',
  '/admin/forms': 'boîte de réception messages demandes courrier contacts effacer RGPD',
  '/admin/forms/newsletters': 'lettres infolettre envoi campagne e-mailing programmer presse',
  '/admin/users':
    'comptes personnes équipe collègues inviter invitations suspendre bloquer double authentification',
  '/admin/roles': 'permissions droits accès',
  '/admin/settings': 'réglages configuration coordonnées',
  '/admin/activity': 'journal historique traces sécurité connexions',
  '/admin/content/informations/questions': 'FAQ',
  '/admin/content/informations/offres': 'jobs emplois postes recrutement annonces CDI stages',
  '/admin/content/informations/equipe': 'direction dirigeants comité organigramme',
  '/admin/content/informations/contact-presse': 'attaché attachée de presse',
  '/admin/content/informations/kit-media': 'logos dossier de presse',
  '/admin/content/informations/offres-publicite': 'tarifs régie',
  '/admin/content/informations/offres-licences': 'tarifs',
  '/admin/content/informations/rendez-vous-investisseurs': 'agenda assemblée générale AG résultats dates',
  '/admin/content/informations/chronologie': 'histoire dates',
  '/admin/content/informations/projections': 'chiffre d’affaires EBITDA indicateurs',
  '/admin/content/informations/ratios': 'rétention CAC LTV marge fonds propres',
  '/admin/content/informations/etapes-investissement': 'tours de table série A B calendrier',
  '/admin/content/informations/etat-services': 'statut panne incident disponibilité',
  '/admin/content/informations/avantages': 'formation télétravail mutuelle RH',
  business: 'messages demandes entreprises commercial partenariats publicité',
  presse: 'journalistes médias interviews demandes',
  candidatures: 'CV recrutement emploi postulants candidats ressources humaines RH',
  newsletter: 'abonnés lettre inscrits adresses presse',
};

/** Texts of the list of keyboard shortcuts. */
export const shortcutsText = {
  title: 'Raccourcis clavier',
  description: 'Sur un Mac, la touche Cmd remplace Ctrl.',
  helpKey: 'La touche «\u00a0?\u00a0» seule affiche cette liste',
  list: [
    { keys: ['Ctrl', 'K'], action: 'Ouvrir la palette de commandes' },
    { keys: ['Ctrl', 'B'], action: 'Réduire ou déplier le menu' },
    { keys: ['Ctrl', 'S'], action: 'Enregistrer, dans un éditeur' },
    { keys: ['?'], action: 'Afficher cette liste, hors d’un champ' },
    { keys: ['Alt', 'T'], action: 'Aller à la notification affichée' },
    { keys: ['Échap'], action: 'Fermer une fenêtre ou un menu' },
  ],
} as const;
