import {
  defineCollection,
  defineEmailField,
  definePhoneField,
  definePictureField,
  defineTextField,
} from '../collection';

const personFields = {
  name: defineTextField('Nom', 80),
  role: defineTextField('Fonction', 120),
  email: defineEmailField('Adresse e-mail', {
    optional: true,
    hint: 'Vide : celle de la presse, dans les Contacts directs.',
  }),
  phone: definePhoneField('Téléphone', { optional: true }),
  hours: defineTextField('Horaires', 80, { optional: true }),
  portrait: definePictureField('Portrait', {
    optional: true,
    hint: 'Cadré en carré. Vide : aucun portrait.',
  }),
};

/** Contacts for journalists, on /presse: the texts describe the first person, the items describe colleagues. */
export default defineCollection({
  key: 'contact-presse',
  label: 'Contact presse',
  lead: 'Les personnes à qui les journalistes écrivent et téléphonent : la première, puis ses collègues.',
  pages: [{ label: 'Presse', href: '/presse#contact-presse' }],
  textFields: personFields,
  itemFields: personFields,
  itemWords: { one: 'collègue', many: 'collègues', add: 'Ajouter un collègue' },
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
});
