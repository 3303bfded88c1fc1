import type { ToastText } from '../types';

export const sessionToastTexts = {
  ended: { title: 'Session fermée' },
  endFailed: { title: 'Impossible de fermer la session' },
  othersEnded: { title: 'Vos autres appareils sont déconnectés' },
} satisfies Record<string, ToastText>;

export const sessionsText = {
  title: 'Appareils connectés',
  lead: 'Là où votre compte est ouvert. L’adresse IP est celle de la dernière utilisation\u00a0; elle dit le réseau, pas le lieu exact.',
  listLabel: 'Sessions ouvertes',
  current: 'Cette session',
  secondFactor: 'Double authentification',
  lastUsedOn: 'Dernière utilisation',
  openedOn: 'Ouverte le',
  ipAddress: 'Adresse IP',
  unknownIpAddress: 'inconnue',
  end: 'Fermer',
  endLabel: 'Fermer la session',
  endOthers: 'Déconnecter tous les autres',
  ending: 'Fermeture…',
  failed: 'La liste des sessions n’a pas pu être chargée.',
  on: 'sur',
  unknownBrowser: 'Navigateur inconnu',
  unknownSystem: 'un appareil inconnu',
} as const;
