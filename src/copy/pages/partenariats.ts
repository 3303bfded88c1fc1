import type { PageSeo } from '../types';

export const partnershipsSeo: PageSeo = {
  title: 'Partenariats : produire et diffuser ensemble | Groupe Obouo',
  description:
    'Coproduction, marques, institutions, festivals, technologie : comment travailler avec le Groupe Obouo, avec qui, et par où commencer la conversation.',
  canonical: '/partenariats',
};

export const partnershipsHeroText = {
  eyebrow: 'Partenariats',
  title: 'Deux cercles se croisent, une histoire commence',
  text: 'Un récit naît rarement seul. Studios, marques, opérateurs, festivals, écoles : des alliances où chacun garde son nom, partage le risque et signe le résultat.',
  action: 'Devenir partenaire',
  documentAction: 'Recevoir le dossier de partenariat',
  documentName: 'dossier de partenariat',
} as const;

export const partnershipFormatsText = {
  eyebrow: 'Formats de partenariat',
  action: 'En parler',
  anchor: 'formats',
  empty: 'Dites-nous ce que vous imaginez : chaque partenariat se dessine à deux.',
} as const;

export const partnersText = {
  eyebrow: 'Nos partenaires',
  anchor: 'partenaires',
  empty: 'Le nom de chaque partenaire sera publié ici, avec son accord écrit.',
  logoAlt: 'Logo :',
} as const;

export const partnershipMethodText = {
  eyebrow: 'Notre méthode',
  title: 'De la première idée à la signature',
  steps: [
    {
      title: 'Écouter',
      text: 'Un échange d’une heure, à distance ou dans l’un de nos bureaux. Vous parlez de votre public, nous parlons du nôtre.',
    },
    {
      title: 'Esquisser',
      text: 'Deux pages, pas davantage : ce que chacun apporte, ce que chacun attend, ce que nous ne ferons pas.',
    },
    {
      title: 'Essayer',
      text: 'Un premier projet de taille raisonnable, avec une date de fin et des critères de réussite écrits ensemble.',
    },
    {
      title: 'S’engager',
      text: 'Un accord-cadre clair sur les droits, les mentions et les territoires, relu par les deux équipes.',
    },
  ],
} as const;

export const partnershipsClosingText = {
  title: 'Votre idée tient en trois phrases ?',
  text: 'C’est assez pour commencer. Écrivez-les : la personne qui vous répondra pourra décider.',
} as const;
