import type { FieldText, ToastText } from '../types';

export const mfaToastTexts = {
  enabled: { title: 'Double authentification activée' },
  enableFailed: { title: 'Impossible d’activer la double authentification' },
  disabled: { title: 'Double authentification désactivée' },
  codesCreated: {
    title: 'Codes de secours créés',
    description: 'S’il y en avait d’autres, ils ne servent plus.',
  },
  codesFailed: { title: 'Impossible de créer les codes de secours' },
  codesUnanswered: {
    title: 'Réponse non reçue',
    description: 'Vos codes de secours ne servent peut-être plus. Créez-en de nouveaux dès que possible.',
  },
  removedByRecoveryCode: {
    title: 'Double authentification retirée',
    description: 'Activez-la de nouveau dans «\u00a0Mon compte\u00a0», avec votre nouveau téléphone.',
  },
  copied: { title: 'Copié' },
  copyFailed: { title: 'La copie a échoué', description: 'Sélectionnez le texte et copiez-le.' },
} satisfies Record<string, ToastText>;

const codeField = {
  label: 'Code à six chiffres',
  hint: 'Celui que votre application affiche en ce moment.',
} satisfies FieldText;

/** Texts of the second factor: dialog of the account, sign-in challenge and enrolment screen. */
export const mfaText = {
  title: 'Double authentification',
  fields: {
    code: codeField,
    recovery: {
      label: 'Code de secours',
      hint: 'Seize caractères, par exemple 7K2M-9QXD-4T0B-HW6E.',
    },
  } satisfies Record<string, FieldText>,
  errors: {
    code: 'Entrez les six chiffres du code.',
    wrongCode:
      'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, et vérifiez l’heure de votre téléphone.',
    recovery: 'Ce code de secours n’est pas valable.',
  },
  status: {
    on: 'Activée',
    off: 'Désactivée',
    lead: 'En plus du mot de passe, la connexion demande un code que votre téléphone affiche. Un mot de passe volé ne suffit alors plus.',
    since: 'Depuis le',
    start: 'Activer',
    codes: 'Nouveaux codes de secours',
    codesPending: 'Création…',
    codesLead:
      'Téléphone perdu\u00a0? Un code de secours retire la double authentification, une seule fois. De nouveaux codes remplacent les précédents.',
    remove: 'Désactiver',
    failed: 'L’état de la double authentification n’a pas pu être chargé.',
  },
  enrol: {
    intro:
      'Il vous faut une application de codes sur votre téléphone, par exemple Aegis, Google Authenticator, Microsoft Authenticator ou votre gestionnaire de mots de passe.',
    begin: 'Commencer',
    beginning: 'Préparation…',
    scanHint: 'Scannez cette image avec l’application.',
    qrCodeAlt: 'Code QR à scanner avec l’application de codes',
    keyHint: 'Ou saisissez-y cette clé\u00a0:',
    copyKey: 'Copier la clé',
    restart: 'Recommencer avec une autre clé',
    submit: 'Activer',
    submitting: 'Vérification…',
    formLabel: 'Activation de la double authentification',
  },
  codes: {
    title: 'Vos codes de secours',
    lead: 'Gardez-les loin de votre téléphone. Ils ne s’afficheront plus.',
    list: 'Codes de secours',
    copy: 'Copier',
    download: 'Télécharger',
    print: 'Imprimer',
    confirmKept: 'Je les ai gardés',
    file: 'codes-de-secours.txt',
    retry: 'Créer les codes de secours',
  },
  remove: {
    title: 'Désactiver la double authentification',
    lead: 'Votre mot de passe suffira de nouveau. Confirmez par un code.',
    submit: 'Désactiver',
    submitting: 'Un instant…',
  },
  challenge: {
    pageTitle: 'Double authentification | Groupe Obouo',
    title: 'Double authentification',
    lead: 'Ouvrez votre application de codes pour le compte',
    submit: 'Continuer',
    submitting: 'Vérification…',
    useRecoveryCode: 'Utiliser un code de secours',
    recoveryLead:
      'Un code de secours retire la double authentification de votre compte et déconnecte vos autres appareils. Vous pourrez l’activer de nouveau ensuite.',
    recoverySubmit: 'Utiliser ce code',
    useApplication: 'Utiliser l’application',
    signOut: 'Se déconnecter',
    noCodesHint:
      'Ni téléphone ni code de secours\u00a0? Un administrateur ou l’exploitant du site peut retirer votre double authentification.',
  },
  enrolmentScreen: {
    pageTitle: 'Double authentification à activer | Groupe Obouo',
    title: 'Activez la double authentification',
    lead: 'Elle est exigée de ceux qui administrent les comptes. L’administration s’ouvrira dès qu’elle sera active.',
  },
} as const;
