import type { FieldText, ToastText } from '../types';

/** Toasts about users and their roles; straight apostrophes come from section 8 of the specification. */
export const userToastTexts = {
  loadFailed: { title: 'Impossible de charger les utilisateurs' },
  alreadyAssigned: { title: "L'utilisateur a déjà ce rôle" },
  assigned: { title: 'Succès', description: 'Rôle assigné avec succès' },
  assignFailed: { title: 'Erreur', description: "Impossible d'assigner le rôle" },
  removed: { title: 'Rôle retiré avec succès' },
  removeFailed: { title: 'Impossible de retirer le rôle' },
} satisfies Record<string, ToastText>;

export const userText = {
  title: 'Utilisateurs',
  counters: {
    label: 'Chiffres des comptes',
    total: 'Total utilisateurs',
    administrators: 'Administrateurs',
    editors: 'Éditeurs',
    active: 'Actifs',
  },
  searchLabel: 'Rechercher par nom ou e-mail',
  role: { label: 'Rôle', all: 'Tous les rôles', none: 'Sans rôle' },
  state: {
    label: 'État',
    all: 'Tous les comptes',
    active: 'Actifs',
    suspended: 'Suspendus',
    unconfirmed: 'Jamais confirmés',
  },
  suspended: 'Suspendu',
  unconfirmed: 'Jamais confirmé',
  lastVisitOn: 'Dernière visite le',
  noVisit: 'Aucune visite',
  sort: {
    label: 'Tri',
    newest: 'Plus récents d’abord',
    oldest: 'Plus anciens d’abord',
    name: 'Nom de A à Z',
    'name-desc': 'Nom de Z à A',
  },
  listLabel: 'Liste des utilisateurs',
  /** Follows the number, as specified. */
  found: 'utilisateur(s) trouvé(s)',
  id: 'Identifiant',
  registered: 'Inscrit le',
  you: 'Vous',
  noRole: 'Aucun rôle',
  assign: 'Assigner un rôle',
  assignTo: 'Assigner un rôle à',
  remove: 'Retirer',
  removing: 'Retrait…',
  removeRole: 'Retirer le rôle',
  removeFrom: 'à',
  /** Exact question of the specification. */
  removeQuestion: 'Êtes-vous sûr de vouloir retirer ce rôle ?',
  empty: {
    title: 'Aucun utilisateur enregistré',
    text: 'Les comptes apparaissent ici dès leur inscription.',
  },
  noMatch: {
    title: 'Aucun résultat pour cette recherche',
    text: 'Vérifiez l’orthographe du nom ou de l’adresse, ou élargissez le filtre.',
    reset: 'Effacer les critères',
  },
  error: 'La liste n’a pas pu être chargée.',
  refused: {
    noRole: 'Votre compte attend un rôle. Un administrateur doit vous l’attribuer.',
    notManager:
      'Seuls les administrateurs voient les comptes des autres. Votre nom se modifie dans « Mon compte ».',
  },
} as const;

export const assignRoleDialogText = {
  title: 'Assigner un rôle',
  search: 'Rechercher une personne',
  fields: {
    person: { label: 'Utilisateur' },
    role: { label: 'Rôle' },
  } satisfies Record<string, FieldText>,
  choosePerson: 'Choisir une personne',
  chooseRole: 'Choisir un rôle',
  alreadyAssigned: 'déjà attribué',
  cancel: 'Annuler',
  submit: 'Assigner',
  submitting: 'Attribution…',
} as const;

export const personPickerText = {
  noResult: 'Aucun compte ne correspond à cette recherche.',
  searchFailed: 'La recherche n’a pas abouti. Réessayez.',
  onlyFirstShown: 'Seuls les premiers comptes sont proposés : précisez la recherche.',
} as const;

/** Reasons why the database refuses a change. */
export const userChangeRefusalTexts = {
  ownAccount: 'Personne ne suspend ni ne supprime son propre compte. Demandez à un autre administrateur.',
  ownRoles: 'Personne ne modifie ses propres rôles. Demandez à un autre administrateur.',
  superAdminTarget: 'Seul un super admin modifie le compte ou les rôles d’un super admin.',
  aboveOwnRank: 'Ce rôle est au moins égal au vôtre : seul un super admin l’attribue ou le retire.',
  customRole: 'Ce rôle a été créé sur mesure : seul un super admin l’attribue ou le retire.',
  beyondOwnPermissions: 'Ce rôle donne une permission que vous n’avez pas.',
  notManager: 'Votre rôle ne permet plus de gérer les utilisateurs.',
  lastSuperAdmin: 'C’est le dernier super admin. Donnez d’abord ce rôle à quelqu’un d’autre.',
  changedMeanwhile:
    'Les rôles de cette personne ont changé entre-temps. La liste est à jour : vérifiez puis réessayez.',
  missing: 'Ce compte ou ce rôle n’existe plus.',
  newOwnerInactive:
    'Le compte du nouvel auteur est supprimé, suspendu ou sans rôle. Choisissez un autre collègue.',
} as const;
