import { type CollectionDefaults, defineCollection, email, phone, text } from '../collection';

const texts = {
  name: text('Nom', 80),
  role: text('Fonction', 120),
  email: email('Adresse e-mail', {
    optional: true,
    hint: 'Vide : celle de la presse, dans les Contacts directs.',
  }),
  phone: phone('Téléphone', { optional: true }),
  hours: text('Horaires', 80, { optional: true }),
};

const item = {};

/** Contact for journalists, on /presse. */
export const pressOfficer: CollectionDefaults<typeof item, typeof texts> = {
  key: 'contact-presse',
  label: 'Contact presse',
  initial: {
    texts: {
      name: 'Prénom Nom', // à compléter
      role: 'Responsable des relations presse',
      email: '',
      phone: '+33 1 00 00 00 02', // à compléter
      hours: 'Lundi – vendredi, 9h – 18h, heure de Paris',
    },
    items: [],
  },
};

export default defineCollection(pressOfficer, {
  lead: 'La personne à qui les journalistes écrivent et téléphonent.',
  pages: [{ label: 'Presse', href: '/presse#contact-presse' }],
  texts,
  item,
});
