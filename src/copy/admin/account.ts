import type { FieldText, ToastText } from '../types';

export const accountToastTexts = {
  nameSaved: { title: 'Profil mis à jour avec succès' },
  nameSaveFailed: { title: 'Impossible de mettre à jour le profil' },
  addressChangeRequested: {
    title: 'Vérifiez vos deux boîtes',
    description: 'Confirmez le changement par les liens envoyés à l’ancienne et à la nouvelle adresse.',
  },
} satisfies Record<string, ToastText>;

export const accountText = {
  title: 'Mon compte',
  fields: {
    firstName: { label: 'Prénom' },
    lastName: { label: 'Nom' },
  } satisfies Record<string, FieldText>,
  email: 'E-mail',
  roles: 'Rôles',
  noRole: 'Aucun rôle pour l’instant : un administrateur doit vous en attribuer un.',
  pendingAddressChange: 'Changement demandé, à confirmer depuis les deux boîtes :',
  address: {
    open: 'Changer d’adresse',
    title: 'Changer d’adresse',
    lead: 'Un message part à l’ancienne adresse et un autre à la nouvelle. Le changement a lieu quand les deux ont confirmé ; jusque-là, vous vous connectez avec l’ancienne.',
    fields: {
      email: { label: 'Nouvelle adresse' },
      currentPassword: { label: 'Mot de passe actuel' },
    } satisfies Record<string, FieldText>,
    sameAddress: 'C’est déjà votre adresse.',
    takenAddress: 'Un autre compte a déjà cette adresse. Choisissez-en une autre.',
    submit: 'Demander le changement',
    submitting: 'Envoi…',
  },
  password: {
    open: 'Changer de mot de passe',
    title: 'Changer de mot de passe',
    lead: 'Vos autres appareils seront déconnectés.',
    fields: {
      currentPassword: { label: 'Mot de passe actuel' },
    } satisfies Record<string, FieldText>,
    forgotPassword: 'Mot de passe oublié ?',
  },
  secondFactor: { open: 'Double authentification' },
  sessions: { open: 'Appareils connectés' },
  signOutEverywhere: {
    open: 'Se déconnecter partout',
    title: 'Se déconnecter partout ?',
    text: 'Tous les navigateurs et appareils où ce compte est ouvert devront se reconnecter, celui-ci compris.',
    confirm: 'Se déconnecter partout',
  },
} as const;
