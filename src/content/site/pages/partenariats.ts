import type { PageSeo } from '../../types';

export const partnershipsSeo: PageSeo = {
  title: 'Partenariats : produire et diffuser ensemble | Groupe Obouo',
  description:
    'Coproduction, marques, institutions, festivals, technologie : comment travailler avec le Groupe Obouo, avec qui, et par où commencer la conversation.',
  canonical: '/partenariats',
};

export const partnershipsHero = {
  eyebrow: 'Partenariats',
  title: 'Deux cercles se croisent, une histoire commence',
  text: 'Un récit naît rarement seul. Studios, marques, opérateurs, festivals, écoles : des alliances où chacun garde son nom, partage le risque et signe le résultat.',
  action: 'Devenir partenaire',
  deck: 'Recevoir le dossier de partenariat',
  deckRequest: 'dossier de partenariat',
} as const;
