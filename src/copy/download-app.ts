import { appStoreLinks } from './app-store-links';
import { platformName } from './brand';

/** The download dialog (specification 2.3). */
export const downloadAppDialogText = {
  title: `Télécharger ${platformName}`,
  subtitle: 'Accédez à nos contenus premium sur votre mobile, en ligne comme hors connexion.',
  stores: [
    { key: 'ios', name: 'App Store', action: 'Télécharger dans l’', href: appStoreLinks.ios },
    { key: 'android', name: 'Google Play', action: 'Disponible sur', href: appStoreLinks.android },
  ],
  availability: 'Disponible gratuitement sur iOS et Android',
  newTab: 'nouvel onglet',
} as const;
