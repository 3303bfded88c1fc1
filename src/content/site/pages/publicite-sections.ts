import type { PricingPlan } from '../business';

export const audienceContent = {
  eyebrow: 'Audience',
  title: 'Ceux qui choisissent, celles qui décident',
  lead: 'Une audience jeune, urbaine et familiale, qui regarde ensemble et achète ensemble.',
  age: { value: '18-45', unit: 'ans', label: 'Cœur d’audience' },
  ageText:
    'La génération qui équipe son foyer, change de téléphone, fonde une famille ou une entreprise, et en parle autour d’elle.',
  women: { title: 'Composition', value: '60%', label: 'de femmes', filled: 6, total: 10 },
  womenText:
    'Elles tiennent souvent la télécommande et le budget. Nos programmes leur parlent sans leur faire la leçon.',
} as const;

export const spotsContent = {
  eyebrow: 'Formats',
  title: 'Spots 15s-60s, à la mesure de votre message',
  lead: 'Quatre durées, une règle : un message par spot. Nos équipes relisent, conseillent et peuvent produire.',
  lengths: [
    {
      seconds: 15,
      label: '15s',
      title: 'Le rappel',
      text: 'Un nom, un geste, un prix : pour répéter juste.',
    },
    {
      seconds: 30,
      label: '30s',
      title: 'La scène',
      text: 'Une situation, une chute : le format de référence.',
    },
    {
      seconds: 45,
      label: '45s',
      title: 'La démonstration',
      text: 'Le temps de montrer comment ça marche, et pour qui.',
    },
    {
      seconds: 60,
      label: '60s',
      title: 'Le récit',
      text: 'Une histoire entière, pour un lancement que l’on retient.',
    },
  ],
  channelsTitle: 'Quatre contextes, quatre états d’esprit',
  channelMoods: {
    hivowood: 'Soirées cinéma : attention longue, grand spectacle.',
    'obouo-tv': 'Rendez-vous du quotidien : toute la maison devant l’écran.',
    inspiration: 'Matins et fins de journée : écoute calme, confiance.',
    marmite: 'Avant les repas : envie, liste de courses à la main.',
  },
} as const;

export const advertisingPlansContent = {
  eyebrow: 'Tarifs',
  title: 'Trois offres, sans petites lignes',
  lead: 'Prix mensuels, hors taxes et hors production du spot.',
} as const;

export const advertisingPlans: readonly PricingPlan[] = [
  {
    name: 'Starter',
    price: '500€',
    period: '/mois',
    text: 'Pour une première campagne locale ou un commerce qui veut se faire connaître.',
    features: [
      '20 diffusions mensuelles',
      '1 chaîne',
      'Spot de 15s à 60s',
      'Bilan de campagne à la fin du mois',
    ],
    action: 'Choisir Starter',
    request: 'offre Starter',
  },
  {
    name: 'Premium',
    price: '1500€',
    period: '/mois',
    text: 'Pour installer une marque : davantage de passages, deux publics qui se complètent.',
    features: [
      '50 diffusions mensuelles',
      '2 chaînes',
      'Choix des tranches horaires',
      'Bilan de campagne et conseil de la régie',
    ],
    popular: true,
    action: 'Choisir Premium',
    request: 'offre Premium',
  },
  {
    name: 'Enterprise',
    price: 'Sur devis',
    text: 'Pour une campagne à l’échelle du groupe : antenne, streaming et opérations spéciales.',
    features: [
      'Diffusions sur mesure',
      'Jusqu’à 4 chaînes et le streaming',
      'Parrainage et émissions de marque',
      'Une personne dédiée à votre compte',
    ],
    action: 'Demander un devis',
    request: 'devis pour l’offre Enterprise',
  },
];

export const advertisingClosing = {
  title: 'Une date, un produit, un budget',
  text: 'Avec ces trois mots, la régie prépare un plan média. Le kit média détaille tranches horaires, formats et consignes techniques.',
} as const;
