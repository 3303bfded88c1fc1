import { defineCollection, defineEmailField, defineTextField } from '../collection';
import { careersEmail, investorsEmail, pressEmail } from '../directory';

/** Direct addresses beside the form of /contact. */
export default defineCollection({
  key: 'contacts-directs',
  label: 'Contacts directs',
  lead: 'Les adresses écrites à côté du formulaire de contact. Celles de la presse et des investisseurs sont aussi sur leurs pages.',
  pages: [
    { label: 'Contact', href: '/contact' },
    { label: 'Presse', href: '/presse#contact-presse' },
    { label: 'Investisseurs', href: '/investisseurs#contacts' },
  ],
  textFields: {
    title: defineTextField('Titre', 120),
  },
  itemFields: {
    label: defineTextField('Service', 80),
    text: defineTextField('Ce qu’il traite', 160),
    email: defineEmailField('E-mail', { optional: true, hint: 'Vide : celui des Paramètres.' }),
  },
  itemWords: { one: 'contact', many: 'contacts', add: 'Ajouter un contact' },
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
});
