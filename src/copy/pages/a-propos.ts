import { insertNumber } from '../numbers';
import type { LinkItem, PageSeo } from '../types';

/** Returns the meta description for a page with this number of values. */
export function createAboutDescription(valueCount: number): string {
  let valuesPart = '';
  if (valueCount === 1) valuesPart = ', sa valeur';
  if (valueCount > 1) valuesPart = insertNumber(', ses {nombre} valeurs', valueCount);
  return `Qui nous sommes : l’histoire du Groupe Obouo depuis 2024, sa mission et sa vision panafricaines${valuesPart} et l’équipe qui dirige ses quatre chaînes.`;
}

export const aboutSeo: PageSeo = {
  title: 'À propos : histoire, valeurs, équipe | Groupe Obouo',
  description: createAboutDescription(6),
  canonical: '/a-propos',
};

export const aboutHeroText = {
  eyebrow: 'À propos',
  title: 'Nous filmons le continent de l’intérieur',
  text: 'Le Groupe Obouo réunit des gens d’image, de son et de récit installés entre Abidjan et Paris. Leur métier : faire naître des histoires africaines et leur trouver un public.',
} as const;

export const aboutStoryText = {
  eyebrow: 'Notre histoire',
  title: 'D’une table de montage à quatre antennes',
  imageAlt: 'Illustration : un tissage de motifs africains dont l’un des carrés devient un écran',
  opening:
    'Tout part d’un agacement. Sur les écrans du continent, les films venaient d’ailleurs, et les nôtres ne passaient nulle part.',
  paragraphs: [
    'En 2024, une poignée de productrices, de techniciens et de journalistes d’Abidjan, de Dakar, de Lagos et de Paris se donnent rendez-vous dans une salle de montage. Ils ont des heures d’images que personne ne diffuse, des talents que personne n’appelle, et une certitude : le public, lui, attend.',
    'Ils commencent par la cuisine, parce que tout le monde s’y retrouve. Le cinéma suit, puis le divertissement, puis la parole et le chant. Chaque chaîne naît d’une équipe qui connaît son sujet et d’un public qui la réclame.',
    'Le 1er avril 2025, le groupe prend son nom et sa forme. Obouo Play rassemble alors les programmes au même endroit, pour que l’adresse d’un spectateur ne décide plus de ce qu’il a le droit de voir.',
  ],
} as const;

export const aboutPurposeText = {
  eyebrow: 'Ce qui nous conduit',
  title: 'Une mission, une vision',
  mission: {
    title: 'Notre mission',
    text: 'Produire, réunir et diffuser des récits africains exigeants et populaires, dans les langues et au prix de ceux qui les regardent.',
  },
  vision: {
    title: 'Notre vision',
    text: 'Un continent qui se raconte lui-même, dont les images voyagent aussi loin que sa musique, et dont les talents vivent de leur métier.',
  },
} as const;

export const aboutValuesText = {
  eyebrow: 'Nos valeurs',
  anchor: 'valeurs',
  empty: 'Nos engagements seront bientôt écrits ici.',
} as const;

export const aboutTimelineText = {
  anchor: 'chronologie',
  empty: 'Les grandes dates du groupe seront bientôt écrites ici.',
} as const;

export const aboutTeamText = {
  eyebrow: 'L’équipe',
  portraitAlt: 'Portrait illustré :',
  empty: 'Les visages du groupe seront bientôt présentés ici.',
  anchor: 'equipe',
} as const;

export const aboutJoinText = {
  title: 'Venez écrire la suite avec nous',
  text: 'Un métier à proposer, un projet à montrer, une visite à rendre : la porte est ouverte à Abidjan comme à Paris.',
  jobs: { label: 'Voir les offres d’emploi', href: '/carrieres' } satisfies LinkItem,
  offices: { label: 'Nos bureaux', href: '/contact#bureaux' } satisfies LinkItem,
} as const;
