import type { Figure, PageSeo } from '../../types';

export const careersSeo: PageSeo = {
  title: 'Carrières : nos offres d’emploi | Groupe Obouo',
  description:
    'Production, tech, marketing, création, data : rejoignez le Groupe Obouo à Paris ou à Abidjan. Six postes en CDI, candidature en ligne, spontanée bienvenue.',
  canonical: '/carrieres',
};

/** First screen of the careers page; the rest is in `../careers`. */
export const careersHero = {
  eyebrow: 'Carrières',
  title: 'Votre talent mérite un grand écran',
  text: 'Écrire, filmer, coder, programmer, vendre : chez nous, tous les métiers servent le même récit, celui d’un continent qui se raconte lui-même.',
  offersButton: 'Voir nos offres',
  offersAnchor: 'offres',
  spontaneousButton: 'Candidature spontanée',
  figures: [
    { value: '500+', label: 'talents' },
    { value: '15', label: 'pays' },
    { value: '95%', label: 'de satisfaction' },
  ] satisfies Figure[],
} as const;
