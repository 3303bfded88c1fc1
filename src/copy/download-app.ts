import { platformName } from './brand';
import { storeLinks } from './directory';

/** The download dialog (specification 2.3). */
export const downloadAppContent = {
  title: `Télécharger ${platformName}`,
  subtitle: 'Accédez à nos contenus premium sur votre mobile, en ligne comme hors connexion.',
  stores: [
    { key: 'ios', name: 'App Store', action: 'Télécharger dans l’', href: storeLinks.ios },
    { key: 'android', name: 'Google Play', action: 'Disponible sur', href: storeLinks.android },
  ],
  availability: 'Disponible gratuitement sur iOS et Android',
  newTab: 'nouvel onglet',
} as const;
