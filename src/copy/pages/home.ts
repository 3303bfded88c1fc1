import { platformName } from '../brand';
import { cityArtworkTagline, maskArtworkTagline, sunArtworkTagline, weaveArtworkTagline } from '../taglines';
import type { PageSeo } from '../types';

/** Head of the home page. Its description is a site setting, so it is not here. */
export const homeSeo: Omit<PageSeo, 'description'> = {
  title: 'Groupe Obouo | Télévision et streaming panafricains',
  canonical: '/',
};

/** The home page and its four demonstration variants, which differ only in hero image and tagline. */
export const homeHeroVariantsByPath = {
  '/': {
    image: 'sun',
    tagline:
      'Cinéma, divertissement, inspiration, art de vivre : quatre chaînes et une plateforme, le continent vu par ses propres yeux.',
  },
  '/hero-demo-1': {
    image: 'sun',
    tagline: sunArtworkTagline,
  },
  '/hero-demo-2': {
    image: 'mask',
    tagline: maskArtworkTagline,
  },
  '/hero-demo-3': {
    image: 'weave',
    tagline: weaveArtworkTagline,
  },
  '/hero-demo-4': {
    image: 'city',
    tagline: cityArtworkTagline,
  },
} as const;

/** Key of the artwork of a variant of the home page. */
export type HomeHeroImageKey = (typeof homeHeroVariantsByPath)[keyof typeof homeHeroVariantsByPath]['image'];

export const homeHeroText = {
  headline: 'Nous révélons les histoires Africaines',
  channelsButton: 'Découvrir nos chaînes',
  downloadButton: `Télécharger ${platformName}`,
} as const;

export const homeVisionText = {
  eyebrow: 'Notre vision',
  title: 'Une image juste du continent, faite par le continent',
  pillars: [
    {
      key: 'culture',
      title: 'Culture',
      text: 'Langues, musiques, cuisines, croyances : nous filmons les cultures africaines dans leur diversité, sans folklore ni raccourci.',
    },
    {
      key: 'talents',
      title: 'Talents',
      text: 'Autrices, techniciens, cheffes, comédiens : nous formons, produisons et payons celles et ceux qui font les images d’ici.',
    },
    {
      key: 'accessibility',
      title: 'Accessibilité',
      text: 'Une antenne, un téléphone ou une box : nos programmes s’adaptent à la connexion et au budget de chacun.',
    },
  ],
  missionTitle: 'Notre mission',
  mission:
    'Bâtir un écosystème média panafricain où les histoires naissent, se financent, se partagent et rayonnent, de l’écriture à l’écran de chaque foyer.',
} as const;

export const homeChannelsText = {
  eyebrow: 'Nos chaînes',
  title: 'Quatre chaînes, quatre façons de rassembler',
  watch: 'Voir la chaîne',
  schedule: 'Programme TV',
  onAir: 'En ce moment',
  all: 'Découvrir toutes nos chaînes',
} as const;

export const homePlatformText = {
  eyebrow: 'La plateforme de streaming',
  title: `${platformName}, tout le continent dans votre poche`,
  text: 'Une offre gratuite financée par la publicité, un abonnement premium sans publicité, et vos programmes partout avec vous.',
  featuresTitle: 'Ce que vous pouvez faire',
  features: [
    { key: 'quality', title: 'Streaming HD/4K', text: 'L’image s’adapte à votre connexion.' },
    { key: 'profiles', title: 'Jusqu’à 5 profils', text: 'Un compte famille, des goûts respectés.' },
    { key: 'offline', title: 'Visionnage hors ligne', text: 'Téléchargez en Wi-Fi, regardez partout.' },
    { key: 'suggestions', title: 'Recommandations IA', text: 'Des suggestions qui vous ressemblent.' },
    { key: 'search', title: 'Recherche avancée', text: 'Par langue, pays, genre ou talent.' },
    { key: 'list', title: 'Ma Liste', text: 'Gardez vos envies au même endroit.' },
  ],
  devicesTitle: 'Sur tous vos écrans',
  devices: [
    { key: 'mobile', label: 'Mobile et tablette' },
    { key: 'computer', label: 'Ordinateur' },
    { key: 'tv', label: 'Smart TV et box' },
  ],
  mockupAlt: `Aperçu illustré d’${platformName} sur un téléviseur, une tablette et un téléphone`,
} as const;

export const homeNewsText = {
  eyebrow: 'Actualités',
  title: 'Ce qui se prépare',
  all: 'Voir toutes les actualités',
} as const;
