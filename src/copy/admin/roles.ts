import type { FieldText, ToastText } from '../types';

export const roleToastTexts = {
  loadFailed: { title: 'Impossible de charger les rôles' },
  created: { title: 'Rôle créé avec succès' },
  updated: { title: 'Rôle mis à jour avec succès' },
  saveFailed: { title: 'Impossible d’enregistrer le rôle' },
  deleted: { title: 'Rôle supprimé avec succès' },
  deleteFailed: { title: 'Impossible de supprimer le rôle' },
} satisfies Record<string, ToastText>;

export const roleText = {
  title: 'Rôles',
  lead: 'Ce que chaque rôle permet. Une personne peut en porter plusieurs : leurs permissions s’ajoutent.',
  create: 'Nouveau rôle',
  edit: 'Modifier',
  editRole: 'Modifier le rôle',
  deleteRole: 'Supprimer le rôle',
  listLabel: 'Liste des rôles',
  one: 'rôle',
  many: 'rôles',
  users: { one: 'utilisateur', many: 'utilisateurs' },
  usersHidden: 'Le nombre de personnes est réservé aux administrateurs.',
  permissions: 'Permissions',
  noPermission: 'Aucune permission',
  customRole: 'Sur mesure',
  ownRole: 'Votre rôle',
  readOnly: 'Seul un super admin crée, modifie ou supprime les rôles.',
  error: 'Les rôles n’ont pas pu être chargés.',
  empty: { title: 'Aucun rôle', text: 'La base de données n’en décrit aucun.' },
  refused: 'Votre compte attend un rôle. Un administrateur doit vous l’attribuer.',
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer ce rôle\u00a0?',
  withdrawnInvitations: {
    one: 'invitation en attente sera retirée',
    many: 'invitations en attente seront retirées',
  },
  invitationsUnknown: 'Ses invitations en attente seront retirées.',
  undeletable: {
    title: 'Ce rôle ne se supprime pas',
    systemRole: 'Il fait partie du produit. Ses permissions se modifient, sauf celles du super admin.',
    roleInUse: 'Des personnes portent encore ce rôle. Retirez-le-leur d’abord, sur l’écran des utilisateurs.',
    showHolders: 'Voir ces personnes',
  },
  missing: 'Ce rôle n’existe plus, ou votre rôle ne permet plus de le supprimer.',
} as const;

export const roleFormText = {
  newTitle: 'Nouveau rôle',
  editTitle: 'Modifier le rôle',
  fields: {
    label: { label: 'Nom' },
    description: { label: 'Description', hint: 'Une phrase : à qui ce rôle est destiné.' },
  } satisfies Record<string, FieldText>,
  permissions: 'Permissions',
  lockedPermissions:
    'Le super admin garde toutes les permissions : sans lui, plus personne ne pourrait gérer les rôles.',
  nameTaken: 'Un rôle porte déjà ce nom. Choisissez-en un autre.',
  nameUnusable: 'Le nom doit comporter au moins deux lettres.',
  refused: 'La base de données a refusé : seul un super admin modifie les rôles.',
  missing: 'Ce rôle n’existe plus, ou votre rôle ne permet plus de le modifier.',
  changedMeanwhile:
    'Quelqu’un d’autre a modifié ce rôle entre-temps, et rien de votre saisie n’a été enregistré. Fermez, puis rouvrez le rôle pour partir de son état actuel.',
} as const;

/** Groups of permissions, in the order of the form. */
export const permissionGroupText = {
  content: 'Contenus',
  media: 'Médias',
  forms: 'Formulaires reçus',
  people: 'Comptes',
} as const;

/** Texts of the permissions; the keys are those of the database. */
export const permissionText = {
  all: {
    label: 'Toutes les permissions',
    hint: 'Contenus, médias, comptes, rôles, formulaires et paramètres.',
  },
  content_manage: {
    label: 'Gérer les contenus',
    hint: 'Créer, modifier, publier et supprimer tout contenu ; tenir les catégories et les tags.',
  },
  user_manage: {
    label: 'Gérer les utilisateurs',
    hint: 'Voir les comptes et le journal, attribuer des rôles.',
  },
  media_manage: { label: 'Gérer les médias', hint: 'Ajouter, décrire et supprimer tout fichier.' },
  content_create: { label: 'Créer des contenus', hint: 'Écrire et publier ses propres contenus.' },
  content_edit: { label: 'Modifier les contenus', hint: 'Modifier et publier ceux de toute l’équipe.' },
  media_upload: { label: 'Ajouter des médias', hint: 'Envoyer des fichiers dans la médiathèque.' },
  content_moderate: {
    label: 'Modérer les contenus',
    hint: 'Publier, remettre en brouillon ou archiver sans toucher au texte.',
  },
  comment_manage: { label: 'Gérer les commentaires', hint: 'Réservé au jour où le site en aura.' },
  content_draft: {
    label: 'Rédiger des brouillons',
    hint: 'Écrire ses propres brouillons, qu’un éditeur publie.',
  },
  forms_business: {
    label: 'Traiter les contacts business',
    hint: 'Lire, suivre et exporter les demandes business et les messages de la page Contact.',
  },
  forms_press: {
    label: 'Traiter les contacts presse',
    hint: 'Lire, suivre et exporter les demandes des journalistes.',
  },
  forms_jobs: {
    label: 'Traiter les candidatures',
    hint: 'Lire, suivre et exporter les candidatures, et ouvrir les CV.',
  },
  forms_newsletter: {
    label: 'Tenir la newsletter',
    hint: 'Lire et exporter les abonnés à la newsletter et à la newsletter presse, activer et désactiver un abonnement, écrire et envoyer les newsletters.',
  },
} as const;
