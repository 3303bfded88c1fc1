import { type CollectionDefaults, defineCollection, email, phone, picture, text } from '../collection';

const person = {
  name: text('Nom', 80),
  role: text('Fonction', 120),
  email: email('Adresse email', {
    optional: true,
    hint: 'Vide : celle de la presse, dans les Contacts directs.',
  }),
  phone: phone('Téléphone', { optional: true }),
  hours: text('Horaires', 80, { optional: true }),
  portrait: picture('Portrait', { optional: true, hint: 'Cadré en carré. Vide : aucun portrait.' }),
};

/** Contacts for journalists, on /presse: the first one, then their colleagues. */
export const pressOfficer: CollectionDefaults<typeof person, typeof person> = {
  key: 'contact-presse',
  label: 'Contact presse',
  initial: {
    texts: {
      name: 'Prénom Nom', // à compléter
      role: 'Responsable des relations presse',
      email: '',
      phone: '+33 1 00 00 00 02', // à compléter
      hours: 'Lundi – vendredi, 9h – 18h, heure de Paris',
      portrait: '',
    },
    items: [],
  },
};

export default defineCollection(pressOfficer, {
  lead: 'Les personnes à qui les journalistes écrivent et téléphonent : la première, puis ses collègues.',
  pages: [{ label: 'Presse', href: '/presse#contact-presse' }],
  texts: person,
  item: person,
  units: { one: 'collègue', many: 'collègues', add: 'Ajouter un collègue' },
});
