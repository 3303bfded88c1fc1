import type { FieldText, ToastText } from '../types';

export const settingsText = {
  title: 'Paramètres',
  lead: 'Ce que le site public affiche sans attendre une nouvelle version.',
  save: 'Sauvegarder',
  saving: 'Sauvegarde…',
  saved: 'Tout est enregistré',
  unsaved: 'Modifications non enregistrées',
  shortcut: 'Ctrl+S',
  reset: 'Annuler les modifications',
  readOnly: 'Votre rôle permet de consulter les paramètres\u00a0; un administrateur les modifie.',
  noRole:
    'Votre compte attend un rôle. Un administrateur doit vous l’attribuer avant que les paramètres s’affichent.',
  error: 'Les paramètres n’ont pas pu être chargés.',
  updated: 'Dernière modification le',
  sections: {
    site: { title: 'Informations du site', text: 'Nom et présentation du site.' },
    contact: { title: 'Contact', text: 'Affichés partout où le site donne les coordonnées du groupe.' },
    switches: { title: 'Fonctionnement', text: 'Chaque interrupteur agit dès l’enregistrement.' },
    social: { title: 'Réseaux sociaux', text: 'Un champ vide masque son icône dans le pied de page.' },
  },
  fields: {
    title: {
      label: 'Titre du site',
      hint: 'Termine le titre de chaque page. La dénomination des mentions légales n’en dépend pas.',
    },
    description: {
      label: 'Description',
      hint: 'Présente la page d’accueil dans les moteurs de recherche.',
    },
    url: { label: 'URL', hint: 'Adresse publique du site, sans barre finale. Sert de référence à l’équipe.' },
    email: { label: 'E-mail' },
    phone: { label: 'Téléphone' },
    address: { label: 'Adresse', hint: 'Celle du siège.' },
    facebook: { label: 'Facebook' },
    twitter: { label: 'Twitter' },
    instagram: { label: 'Instagram' },
    youtube: { label: 'YouTube' },
    linkedin: { label: 'LinkedIn' },
    maintenance_mode: {
      label: 'Mode maintenance',
      hint: 'Les visiteurs voient un avis à la place du site. L’équipe connectée, la page de connexion et l’administration restent ouvertes.',
    },
    maintenance_until: {
      label: 'Fin de la maintenance',
      hint: 'Facultative. À cette heure, le site revient de lui-même.',
    },
    public_comments: {
      label: 'Commentaires publics',
      hint: 'Sans effet pour l’instant\u00a0: le site ne propose pas encore de commentaires. Le choix est conservé.',
    },
    open_registration: {
      label: 'Inscription ouverte',
      hint: 'Activée, tout nouveau compte reçoit le rôle Contributeur. Désactivée, il attend qu’un administrateur lui en attribue un.',
    },
    newsletter_double_opt_in: {
      label: 'Confirmation des inscriptions aux newsletters',
      hint: 'Activée, une adresse inscrite ne reçoit les newsletters qu’après avoir confirmé par e-mail. Désactivée, elle les reçoit aussitôt, sauf si elle s’était désinscrite.',
    },
    require_second_factor: {
      label: 'Exiger la double authentification des administrateurs',
      hint: 'Les super admins et les administrateurs sans double authentification ne peuvent plus rien faire avant de l’activer. Elle est exigée d’office dès qu’un super admin a activé la sienne ; lui ou un autre super admin peut l’arrêter ici.',
    },
  } satisfies Record<string, FieldText>,
  errors: {
    past: 'Cette heure est passée.',
    link: 'Entrez une adresse complète, qui commence par https://',
    url: 'Entrez une adresse comme https://www.exemple.com, sans barre finale.',
    phone: 'Entrez un numéro\u00a0: des chiffres, des espaces, et un + au début s’il est international.',
  },
} as const;

export const settingsToastTexts = {
  loadFailed: { title: 'Impossible de charger les paramètres' },
  saveFailed: { title: 'Impossible de sauvegarder les paramètres' },
  saved: { title: 'Paramètres sauvegardés avec succès' },
} satisfies Record<string, ToastText>;
