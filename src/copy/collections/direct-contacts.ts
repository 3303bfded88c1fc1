import { type CollectionKey, defineCollection, defineEmailField, defineTextField } from '../collection';
import { careersEmail, investorsEmail, pressEmail } from '../directory';

const texts = {
  title: defineTextField('Titre', 120),
};

const item = {
  label: defineTextField('Service', 80),
  text: defineTextField('Ce qu’il traite', 160),
  email: defineEmailField('E-mail', { optional: true, hint: 'Vide : celui des Paramètres.' }),
};

/** Direct addresses beside the form of /contact. */
export const directContactsCollection: CollectionKey<typeof item, typeof texts, 'contacts-directs'> = {
  key: 'contacts-directs',
  label: 'Contacts directs',
};

export default defineCollection(directContactsCollection, {
  initial: {
    texts: { title: 'Écrire au bon service' },
    items: [
      {
        id: 'presse',
        label: 'Presse',
        text: 'Interviews, visuels, communiqués',
        email: pressEmail,
      },
      {
        id: 'partenariats',
        label: 'Partenariats',
        text: 'Marques, institutions, festivals',
        email: 'partenariats@groupe-obouo.example', // à compléter
      },
      {
        id: 'publicite',
        label: 'Publicité',
        text: 'Régie et opérations spéciales',
        email: 'publicite@groupe-obouo.example', // à compléter
      },
      {
        id: 'recrutement',
        label: 'Recrutement',
        text: 'Offres et candidatures',
        email: careersEmail,
      },
      {
        id: 'investisseurs',
        label: 'Investisseurs',
        text: 'Relations avec les actionnaires',
        email: investorsEmail,
      },
      {
        id: 'autre',
        label: 'Toute autre demande',
        text: 'Nous transmettons à la bonne personne',
        email: '',
      },
    ],
  },
  lead: 'Les adresses écrites à côté du formulaire de contact. Celles de la presse et des investisseurs sont aussi sur leurs pages.',
  pages: [
    { label: 'Contact', href: '/contact' },
    { label: 'Presse', href: '/presse#contact-presse' },
    { label: 'Investisseurs', href: '/investisseurs#contacts' },
  ],
  texts,
  item,
  units: { one: 'contact', many: 'contacts', add: 'Ajouter un contact' },
});
