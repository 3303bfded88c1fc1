import { type CollectionDefaults, defineCollection, phone, text, yesNo } from '../collection';
import { offices } from '../directory';
import { numberHint } from '../numbers';

const texts = {
  title: text('Titre de la partie', 120, { hint: numberHint }),
};

const item = {
  city: text('Ville', 80),
  country: text('Pays', 80),
  countryCode: text('Code du pays', 2, {
    optional: true,
    hint: 'Deux lettres (FR, CI), pour les moteurs de recherche.',
  }),
  role: text('Rôle', 80),
  headOffice: yesNo('Siège', { hint: 'Son adresse est celle des Paramètres.' }),
  address: text('Adresse complète', 200, {
    optional: true,
    hint: 'Rue, ville et pays. Laissez vide pour le siège.',
  }),
  phone: phone('Téléphone', { optional: true, hint: 'Vide : le numéro des Paramètres.' }),
  hours: text('Horaires', 120, { optional: true }),
  timezone: text('Fuseau horaire', 40, { optional: true }),
  position: text('Repère sur la carte', 120, {
    optional: true,
    hint: 'Latitude et longitude, comme Google Maps les donne. Vide : l’adresse.',
  }),
};

/**
 * Offices of the group, on /contact. After the next build also in the footer, the legal notices and the
 * structured data.
 */
export const officeList: CollectionDefaults<typeof item, typeof texts> = {
  key: 'bureaux',
  label: 'Bureaux',
  initial: {
    texts: { title: '{nombre} villes, un même groupe' },
    items: offices,
  },
};

export default defineCollection(officeList, {
  lead: 'Les bureaux du groupe, avec leur carte. L’adresse du siège, le téléphone et l’email généraux se changent dans les Paramètres. Le pied de page et les mentions légales suivent à la prochaine mise en ligne.',
  pages: [{ label: 'Contact', href: '/contact#bureaux' }],
  texts,
  item,
  units: { one: 'bureau', many: 'bureaux', add: 'Ajouter un bureau' },
});
