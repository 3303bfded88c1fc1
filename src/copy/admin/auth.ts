import type { FieldText } from '../types';

export const authFieldErrorTexts = {
  passwordTooShort: 'Le mot de passe compte au moins 8 caractères.',
  passwordTooLong:
    'Ce mot de passe est trop long : 72 caractères au plus, et moins s’il a des accents ou des émojis.',
  passwordCommon: 'Ce mot de passe est trop répandu : on l’essaierait en premier. Choisissez-en un autre.',
  passwordPersonal: 'Le mot de passe ne doit contenir ni votre nom ni votre adresse.',
  passwordWeak: 'Ce mot de passe est trop court, trop répandu ou déjà divulgué. Choisissez-en un autre.',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
} as const;

export const authText = {
  pageTitle: 'Connexion à l’administration | Groupe Obouo',
  backToSite: 'Retour au site',
  eyebrow: 'Espace réservé à l’équipe',
  title: 'Administration',
  lead: 'Contenus, médias et comptes du Groupe Obouo, en un seul endroit.',
  tabs: { signIn: 'Connexion', signUp: 'Inscription' },
  tabsLabel: 'Accès à l’administration',
  fields: {
    email: { label: 'E-mail' },
    password: { label: 'Mot de passe' },
    newPassword: {
      label: 'Nouveau mot de passe',
      hint: '8 caractères au minimum ; une phrase est plus sûre.',
    },
    chosenPassword: { label: 'Mot de passe', hint: '8 caractères au minimum ; une phrase est plus sûre.' },
    firstName: { label: 'Prénom' },
    lastName: { label: 'Nom' },
  } satisfies Record<string, FieldText>,
  show: 'Afficher',
  hide: 'Masquer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  signUp: "S'inscrire",
  signingUp: 'Inscription…',
  forgotPassword: 'Mot de passe oublié ?',
  signUpNote: 'Un compte sans rôle ne donne accès à rien : les administrateurs attribuent les rôles.',
  confirmationSent: {
    title: 'Vérifiez votre boîte de réception',
    text: 'Un lien de confirmation part à l’adresse',
    hint: 'Déjà inscrit ?',
    link: 'Connectez-vous',
    editEmail: 'Corriger l’adresse',
  },
  serverAnswer: 'Réponse du serveur',
} as const;

export const passwordResetText = {
  pageTitle: 'Mot de passe | Groupe Obouo',
  request: {
    title: 'Mot de passe oublié',
    lead: 'Indiquez l’adresse de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Recevoir le lien',
    submitting: 'Envoi…',
    linkSent: 'Si un compte existe pour cette adresse, le lien vient de partir. Il est valable une heure.',
    back: 'Retour à la connexion',
  },
  choose: {
    title: 'Nouveau mot de passe',
    lead: 'Pour le compte',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement…',
    skip: 'Continuer sans le changer',
  },
  requestNewLink: 'Demander un nouveau lien',
} as const;

export const welcomeText = {
  title: 'Bienvenue',
  lead: 'Dites qui vous êtes : ce nom signe vos contenus. Puis choisissez un mot de passe pour le compte',
  submit: 'Entrer dans l’administration',
  submitting: 'Un instant…',
} as const;

const confirmingLinkHint = 'Demandez un nouveau lien : il confirmera aussi votre adresse.';

export const emailLinkScreenText = {
  kinds: {
    signup: {
      title: 'Confirmer votre adresse',
      lead: 'Ce lien confirme l’adresse de votre compte et vous connecte.',
      button: 'Confirmer mon adresse',
      newLinkHint: confirmingLinkHint,
    },
    recovery: {
      title: 'Nouveau mot de passe',
      lead: 'Ce lien vous connecte et vous laisse choisir un nouveau mot de passe.',
      button: 'Choisir un nouveau mot de passe',
      newLinkHint: 'Demandez un nouveau lien pour choisir votre mot de passe.',
    },
    email_change: {
      title: 'Changement d’adresse',
      lead: 'Ce lien confirme le changement d’adresse de votre compte.',
      button: 'Confirmer ma nouvelle adresse',
      newLinkHint:
        'S’il a déjà servi, ouvrez le message envoyé à l’autre adresse. Sinon, refaites la demande dans « Mon compte » : deux nouveaux messages partiront.',
    },
    invite: {
      title: 'Invitation',
      lead: 'Ce lien accepte l’invitation, vous connecte et vous laisse choisir un mot de passe.',
      button: 'Accepter l’invitation',
      newLinkHint:
        'Tant que l’invitation court, un nouveau lien s’obtient avec « Mot de passe oublié », à l’adresse invitée. Ensuite, demandez une nouvelle invitation.',
    },
    magiclink: {
      title: 'Connexion',
      lead: 'Ce lien vous connecte à l’administration.',
      button: 'Me connecter',
      newLinkHint: confirmingLinkHint,
    },
  },
  pageTitle: 'Lien reçu par e-mail | Groupe Obouo',
  invalidTitle: 'Ce lien ne sert plus',
  unknownLink: 'Aucun de nos messages ne contient ce lien.',
  pending: 'Un instant…',
  signedInAs: 'Vous êtes connecté avec',
  accountWillChange: 'Continuer vous déconnecte de ce compte dans ce navigateur, et ouvre celui du lien.',
  accountWillStay: 'Vous le restez.',
  continueWithLink: 'Continuer avec ce lien',
  staySignedIn: 'Rester connecté',
  addressChanged: 'C’est fait : le compte a sa nouvelle adresse. Elle sert désormais à se connecter.',
  firstAddressConfirmed:
    'Cette adresse a confirmé. Ouvrez maintenant le message envoyé à l’autre adresse : le changement aura lieu ensuite.',
  openAdmin: 'Aller à l’administration',
  openSignIn: 'Aller à la connexion',
  requestNewLink: 'Demander un nouveau lien',
} as const;

export const suspendedScreenText = {
  pageTitle: 'Compte suspendu | Groupe Obouo',
  title: 'Votre compte est suspendu',
  lead: 'Un administrateur a suspendu votre accès : rien de ce que vous envoyez n’est plus enregistré. Adressez-vous à lui pour en connaître la raison.',
  textIsKept:
    'Ce que vous écriviez reste gardé dans ce navigateur. Si votre accès est rétabli, rouvrez le même contenu : il vous sera proposé de le reprendre.',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
} as const;

export const sessionExpiredDialogText = {
  title: 'Votre session a expiré',
  text: 'Elle a pu aussi être fermée par un administrateur, qui a réinitialisé votre double authentification\u00a0: un e-mail vous le dit alors. Votre texte est toujours là. Reconnectez-vous pour l’enregistrer.',
  signInInNewTab: 'Se connecter dans un nouvel onglet',
  leaveWithoutSaving: 'Quitter sans enregistrer',
  banner: 'Session expirée : rien n’est enregistré pour l’instant.',
  signInAgain: 'Se reconnecter',
} as const;
