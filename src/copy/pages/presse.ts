import { insertNumber } from '../numbers';
import type { PageSeo } from '../types';

/** Returns the meta description for this number of articles. */
export function createPressDescription(articleCount: number): string {
  const pluralEnding = articleCount > 1 ? 's' : '';
  return insertNumber(
    `Espace presse du Groupe Obouo : {nombre} article${pluralEnding}, un kit média à télécharger, le flux RSS et un service de presse qui répond aux rédactions.`,
    articleCount,
  );
}

export const pressSeo: PageSeo = {
  title: 'Presse : articles, kit média et contacts | Groupe Obouo',
  description: createPressDescription(10),
  canonical: '/presse',
};

export const pressHeroText = {
  eyebrow: 'Espace presse',
  title: 'Nos nouvelles, à la source',
  text: 'Projets, chantiers techniques, ambitions : ce que le groupe prépare, raconté par sa rédaction, avec les images et les contacts pour en parler à votre tour.',
  kitLink: { label: 'Kit média', href: '#kit-media' },
  feedLink: { label: 'Flux RSS', href: '/feed.xml' },
} as const;

/** Alternative text of the channel picture on the press page. */
export const pressChannelPictureText = {
  alt: 'Illustration : deux mains peintes s’ouvrent sur un soleil levant, sous une étoile',
} as const;

export const pressMediaKitText = {
  eyebrow: 'Kit média',
  title: 'De quoi illustrer votre sujet',
  lead: 'Logos, visuels et textes prêts à publier. Les images sont vectorielles : elles s’agrandissent sans perte, du bandeau web à la une imprimée.',
  anchor: 'kit-media',
  download: 'Télécharger',
  boilerplateTitle: 'Le groupe en quelques lignes',
  copy: 'Copier le texte',
  copied: { title: 'Texte copié', description: 'La présentation du groupe est dans votre presse-papiers.' },
  notCopied: {
    title: 'Copie impossible',
    description: 'Votre navigateur ne l’autorise pas : sélectionnez le texte à la main.',
  },
} as const;

export const pressBrandText = {
  title: 'Le logo et ses couleurs',
  anchor: 'marque',
  onDark: 'Logo pour fond sombre (SVG)',
  onLight: 'Logo pour fond clair (SVG)',
  clearSpace: 'Zone de protection',
  groupColoursTitle: 'Couleurs du groupe',
  channelColoursTitle: 'Couleurs des chaînes',
} as const;

export const pressAwardsText = {
  eyebrow: 'Prix et distinctions',
  anchor: 'prix',
  title: 'Prix & Awards',
  placeholder: 'Prochainement...',
  text: 'Le palmarès détaillé du groupe prendra place ici, prix par prix, avec son jury et sa date.',
} as const;

export const pressOfficeText = {
  eyebrow: 'Service de presse',
  title: 'Une question, un délai, un visage',
  lead: 'Donnez-nous votre sujet et votre échéance : nous cherchons la bonne personne, la bonne image et la bonne réponse.',
  anchor: 'contact-presse',
  contact: {
    title: 'Contact Presse',
    text: 'Information à vérifier, dossier de presse, invitation à un événement.',
    button: 'Contact Presse',
  },
  interview: {
    title: 'Interview',
    text: 'Un entretien avec la direction, un réalisateur ou une cheffe de nos antennes.',
    button: 'Demande d’Interview',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Les articles et les invitations de la rédaction, dans votre boîte.',
    button: 'Newsletter Presse',
  },
  direct: 'En direct',
} as const;
