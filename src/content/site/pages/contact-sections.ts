import { careersEmail, contactEmail, investorsEmail, pressEmail } from '../directory';

export const officesContent = {
  eyebrow: 'Nos bureaux',
  title: 'Deux villes, un même groupe',
  anchor: 'bureaux',
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
    frameTitle: 'Carte du bureau de',
  },
} as const;

export const otherContacts = {
  title: 'Écrire au bon service',
  items: [
    { label: 'Presse', email: pressEmail, text: 'Interviews, visuels, communiqués' },
    {
      label: 'Partenariats',
      email: 'partenariats@groupe-obouo.example',
      text: 'Marques, institutions, festivals',
    }, // à compléter
    { label: 'Publicité', email: 'publicite@groupe-obouo.example', text: 'Régie et opérations spéciales' }, // à compléter
    { label: 'Recrutement', email: careersEmail, text: 'Offres et candidatures' },
    {
      label: 'Investisseurs',
      email: investorsEmail,
      text: 'Relations avec les actionnaires',
    },
    { label: 'Toute autre demande', email: contactEmail, text: 'Nous transmettons à la bonne personne' },
  ],
  aboutText: 'Envie de mieux nous connaître ?',
  aboutLink: { label: 'Découvrir le groupe', href: '/a-propos' },
} as const;
