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

export const advertisingPlansContent = {
  eyebrow: 'Tarifs',
  empty: 'Nos offres changent : la régie vous envoie la grille sur demande.',
} as const;

export const advertisingClosing = {
  title: 'Une date, un produit, un budget',
  text: 'Avec ces trois mots, la régie prépare un plan média. Le kit média détaille tranches horaires, formats et consignes techniques.',
} as const;
