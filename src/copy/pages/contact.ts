import type { PageSeo } from '../types';

export const contactSeo: PageSeo = {
  title: 'Contact : Paris et Abidjan | Groupe Obouo',
  description:
    'Écrivez au Groupe Obouo ou rendez-nous visite à Paris et à Abidjan : formulaire, adresses, téléphones, horaires et emails de chaque service.',
  canonical: '/contact',
};

export const contactHeroText = {
  eyebrow: 'Contact',
  title: 'Parlons de votre histoire',
  text: 'Téléspectateur, journaliste, partenaire ou investisseur : écrivez-nous. À Paris ou à Abidjan, une équipe vous lit et vous répond.',
} as const;

export const officesSectionText = {
  eyebrow: 'Nos bureaux',
  anchor: 'bureaux',
  empty: 'Nos bureaux changent d’adresse : écrivez-nous, nous vous dirons où nous trouver.',
  labels: {
    address: 'Adresse',
    phone: 'Téléphone',
    hours: 'Horaires',
    timezone: 'Fuseau horaire',
  },
  map: {
    show: 'Afficher la carte',
    notice:
      'La carte est fournie par Google Maps, qui peut déposer des cookies. Rien n’est chargé avant votre accord.',
    always: 'Toujours afficher les cartes',
    external: 'Ouvrir dans Google Maps',
    newTab: 'nouvel onglet',
    frameTitle: 'Carte du bureau :',
  },
} as const;

export const directContactsText = {
  empty: 'Le formulaire de cette page mène au bon service.',
  aboutText: 'Envie de mieux nous connaître ?',
  aboutLink: { label: 'Découvrir le groupe', href: '/a-propos' },
} as const;
