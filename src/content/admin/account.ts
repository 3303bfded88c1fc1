import type { FieldText, ToastText } from '../types';

export const accountToasts = {
  renamed: { title: 'Profil mis à jour avec succès' },
  renameFailed: { title: 'Impossible de mettre à jour le profil' },
} satisfies Record<string, ToastText>;

export const accountText = {
  open: 'Mon compte',
  title: 'Mon compte',
  fields: {
    firstName: { label: 'Prénom' },
    lastName: { label: 'Nom' },
  } satisfies Record<string, FieldText>,
  email: 'E-mail',
  roles: 'Rôles',
  noRole: 'Aucun rôle pour l’instant : un administrateur doit vous en attribuer un.',
  password: 'Changer de mot de passe',
} as const;
