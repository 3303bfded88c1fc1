import {
  defineCollection,
  defineEmailField,
  defineLongTextField,
  definePhoneField,
  defineTextField,
} from '../collection';
import { parisPhone } from '../directory';
import { numberPlaceholderHint } from '../numbers';

/** Contacts for investors, on /investisseurs. Names are placeholders. */
export default defineCollection({
  key: 'contacts-investisseurs',
  label: 'Contacts des investisseurs',
  lead: 'Les personnes à qui les investisseurs écrivent et téléphonent.',
  pages: [{ label: 'Investisseurs', href: '/investisseurs#contacts' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
    lead: defineLongTextField('Introduction', 400, { optional: true }),
  },
  itemFields: {
    name: defineTextField('Nom', 80),
    role: defineTextField('Fonction', 120),
    text: defineLongTextField('Ce dont elle s’occupe', 300),
    email: defineEmailField('Adresse e-mail', {
      optional: true,
      hint: 'Vide : celle des investisseurs, dans les Contacts directs.',
    }),
    phone: definePhoneField('Téléphone', { optional: true }),
  },
  itemWords: { one: 'personne', many: 'personnes', add: 'Ajouter une personne' },
  initial: {
    texts: {
      title: '{nombre} personnes, pas un standard',
      lead: 'Une question sur un chiffre, une visite à Paris ou à Abidjan, un rendez-vous en visioconférence : écrivez directement à la personne qui sait.',
    },
    items: [
      {
        id: 'mariam-exemple',
        name: 'Mariam Exemple', // à compléter
        role: 'Relations avec les investisseurs',
        text: 'Tours de table, documents et assemblées.',
        email: '',
        phone: parisPhone,
      },
      {
        id: 'laurent-exemple',
        name: 'Laurent Exemple', // à compléter
        role: 'Direction financière',
        text: 'Modèle financier, hypothèses et comptes.',
        email: 'finance@groupe-obouo.example', // à compléter
        phone: '+33 1 00 00 00 03', // à compléter
      },
    ],
  },
});
