import { formatLowestPrice, type PlanPrice } from '../lowest-price';
import type { KeyFigure, PageSeo } from '../types';

/** Returns the meta description for these spots and these plans. */
export function createAdvertisingDescription(
  spots: readonly { seconds: number }[],
  plans: readonly PlanPrice[],
): string {
  const lengths = spots.map(({ seconds }) => seconds);
  const minSeconds = Math.min(...lengths);
  const maxSeconds = Math.max(...lengths);
  const span = minSeconds === maxSeconds ? `${maxSeconds}` : `${minSeconds} à ${maxSeconds}`;
  const lengthPhrase = spots.length > 0 ? ` de ${span} secondes` : '';
  const price = formatLowestPrice(plans);
  const pricePhrase = price ? `, offres dès ${price}` : '';
  return `Spots${lengthPhrase} sur quatre chaînes et en streaming, 2.5M téléspectateurs${pricePhrase} : la régie publicitaire du Groupe Obouo.`;
}

export const advertisingSeo: PageSeo = {
  title: 'Publicité : spots TV et streaming | Groupe Obouo',
  description: createAdvertisingDescription(
    [{ seconds: 15 }, { seconds: 60 }],
    [{ price: '500€', period: '/mois' }],
  ),
  canonical: '/publicite',
};

export const advertisingHeroText = {
  eyebrow: 'Régie publicitaire',
  title: 'Là où tout le monde regarde',
  text: 'Entre deux scènes, avant la recette, après le refrain : une place choisie, un public qui reste, un prix clair.',
  action: 'Réserver un espace',
  documentAction: 'Kit média',
  documentName: 'kit média',
  figures: [
    { value: '2.5M', label: 'téléspectateurs' },
    { value: '500K', label: 'utilisateurs OTT' },
    { value: '25+', label: 'pays' },
    { value: '4', label: 'chaînes' },
  ] satisfies KeyFigure[],
} as const;

export const advertisingAudienceText = {
  eyebrow: 'Audience',
  title: 'Ceux qui choisissent, celles qui décident',
  lead: 'Une audience jeune, urbaine et familiale, qui regarde ensemble et achète ensemble.',
  age: { value: '18-45', unit: 'ans', label: 'Cœur d’audience' },
  ageText:
    'La génération qui équipe son foyer, change de téléphone, fonde une famille ou une entreprise, et en parle autour d’elle.',
  women: { title: 'Composition', value: '60%', label: 'de femmes', filledCount: 6, totalCount: 10 },
  womenText:
    'Majoritaires devant nos chaînes, elles décident aussi de bien des achats. Nos programmes leur parlent sans leur faire la leçon.',
} as const;

export const advertisingSpotsText = {
  eyebrow: 'Formats',
  anchor: 'formats',
  empty: 'Nos formats changent : la régie vous les présente sur demande.',
  channelsTitle: 'Quatre contextes, quatre états d’esprit',
  channelMoods: {
    hivowood: 'Soirées cinéma : attention longue, grand spectacle.',
    'obouo-tv': 'Rendez-vous du quotidien : toute la maison devant l’écran.',
    inspiration: 'Matins et fins de journée : écoute calme, confiance.',
    marmite: 'Avant les repas : envie, liste de courses à la main.',
  },
} as const;

export const advertisingPlansText = {
  eyebrow: 'Tarifs',
  empty: 'Nos offres changent : la régie vous envoie la grille sur demande.',
} as const;

export const advertisingClosingText = {
  title: 'Une date, un produit, un budget',
  text: 'Avec ces trois mots, la régie prépare un plan média. Le kit média détaille tranches horaires, formats et consignes techniques.',
} as const;
