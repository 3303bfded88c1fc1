import type { PricingPlan } from '../business';

export const catalogueContent = {
  eyebrow: 'Catalogue',
  title: 'Plus de 500 heures, quatre rayons',
  text: 'Tout ce que nous cédons nous appartient ou nous a été confié par écrit : auteurs, interprètes et musiciens sont identifiés, les droits sont clairs avant la signature.',
  shelves: [
    {
      key: 'hivowood',
      title: 'Cinéma et séries',
      text: 'Drames, polars, comédies : des formats courts pour le mobile aux longs métrages de soirée.',
    },
    {
      key: 'obouo-tv',
      title: 'Divertissement',
      text: 'Jeux, magazines et concerts, livrés tels quels ou comme formats à adapter chez vous.',
    },
    {
      key: 'marmite',
      title: 'Cuisine et art de vivre',
      text: 'Recettes et voyages de table, intemporels et faciles à programmer en journée.',
    },
    {
      key: 'inspiration',
      title: 'Spiritualité et documentaire',
      text: 'Chants, rencontres et portraits, toutes traditions réunies, pour les matins et les fêtes.',
    },
  ],
} as const;

export const rightsContent = {
  eyebrow: 'Droits',
  title: 'Ce qu’une licence dit, noir sur blanc',
  lead: 'Six lignes que nous remplissons ensemble. Rien d’autre ne change après la signature.',
  rows: [
    { title: 'Territoires', text: 'Un pays, une région, le monde : vous ne payez que là où vous diffusez.' },
    {
      title: 'Supports',
      text: 'Télévision, abonnement, location, gratuit avec publicité, vols, salles de classe.',
    },
    { title: 'Durée', text: 'Une fenêtre datée, renouvelable, avec ou sans nombre de passages.' },
    { title: 'Exclusivité', text: 'Première fenêtre, exclusivité par langue ou diffusion partagée.' },
    {
      title: 'Langues',
      text: 'Version originale, sous-titres français et anglais, doublage à étudier ensemble.',
    },
    { title: 'Livraison', text: 'Fichiers prêts à diffuser, affiches, fiches et bandes-annonces comprises.' },
  ],
} as const;

export const licensingPlansContent = {
  eyebrow: 'Formules',
  title: 'Une licence annuelle, trois tailles de vitrine',
  lead: 'Prix par an et hors taxes, pour un territoire et un support. Les contenus se choisissent au catalogue.',
} as const;

export const licensingPlans: readonly PricingPlan[] = [
  {
    name: 'Essential',
    price: '5K€',
    period: '/an',
    text: 'Pour ouvrir une case africaine dans votre grille ou votre application.',
    features: ['50 contenus', 'Sous-titres disponibles inclus', 'Affiches et fiches prêtes à publier'],
    action: 'Choisir Essential',
    request: 'formule Essential',
  },
  {
    name: 'Professional',
    price: '15K€',
    period: '/an',
    text: 'Pour une vraie vitrine : de quoi programmer chaque semaine de l’année.',
    features: [
      '200 contenus',
      'Nouveautés proposées en priorité',
      'Bandes-annonces et aide à la programmation',
    ],
    popular: true,
    action: 'Choisir Professional',
    request: 'formule Professional',
  },
  {
    name: 'Enterprise',
    price: 'Sur devis',
    text: 'Pour plusieurs pays, plusieurs supports ou une exclusivité.',
    features: [
      'Catalogue sur mesure',
      'Territoires, supports et langues au choix',
      'Préachats et coproductions',
    ],
    action: 'Demander un devis',
    request: 'devis pour la formule Enterprise',
  },
];

export const licensingClosing = {
  title: 'Regardez avant de signer',
  text: 'Demandez le catalogue complet : nous l’envoyons avec des liens de visionnage et la disponibilité des droits pour votre territoire.',
} as const;
