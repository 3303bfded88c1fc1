import { platformName } from '../../brand';
import type { Figure, PageSeo } from '../../types';

export const homeSeo: PageSeo = {
  title: 'Groupe Obouo | Télévision et streaming panafricains',
  description:
    'Quatre chaînes de télévision et une plateforme de streaming : le Groupe Obouo révèle les histoires africaines, du cinéma à la cuisine, dans plus de 15 pays.',
  canonical: '/',
};

/** The home page and its four demonstration variants: they differ only in hero image and tagline. */
export const heroVariants = {
  '/': {
    image: 'sun',
    tagline:
      'Cinéma, divertissement, inspiration, art de vivre : quatre chaînes et une plateforme, le continent vu par ses propres yeux.',
  },
  '/hero-demo-1': {
    image: 'sun',
    tagline: 'Quand le soleil se couche, les écrans s’allument : le meilleur de l’Afrique commence ici.',
  },
  '/hero-demo-2': {
    image: 'mask',
    tagline: 'Des récits qui traversent les générations, portés par les talents d’aujourd’hui.',
  },
  '/hero-demo-3': {
    image: 'weave',
    tagline: 'Fil après fil, image après image, nous tissons la mémoire et l’avenir du continent.',
  },
  '/hero-demo-4': {
    image: 'city',
    tagline:
      'D’Abidjan à Nairobi, les villes africaines ont leurs nuits, leurs voix et maintenant leurs écrans.',
  },
} as const;

/** Artwork of a home variant. */
export type HeroImage = (typeof heroVariants)[keyof typeof heroVariants]['image'];

export const heroContent = {
  headline: 'Nous révélons les histoires Africaines',
  channelsButton: 'Découvrir nos chaînes',
  downloadButton: `Télécharger ${platformName}`,
  figures: [
    { value: '4', label: 'chaînes TV' },
    { value: '1', label: 'plateforme de streaming' },
    { value: '15+', label: 'pays' },
    { value: '500K+', label: 'téléspectateurs' },
  ] satisfies Figure[],
} as const;
