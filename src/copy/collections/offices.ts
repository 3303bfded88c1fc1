import {
  defineCollection,
  definePhoneField,
  defineSelectField,
  defineSwitchField,
  defineTextField,
} from '../collection';
import { defaultOffices } from '../directory';
import { numberPlaceholderHint } from '../numbers';

/** Offices of the group, on /contact. The next build adds them to the footer, the legal notices and the structured data. */
export default defineCollection({
  key: 'bureaux',
  label: 'Bureaux',
  lead: 'Les bureaux du groupe, avec leur carte. L’adresse du siège, le téléphone et l’e-mail généraux se changent dans les Paramètres. Le pied de page et les mentions légales suivent à la prochaine mise en ligne.',
  pages: [{ label: 'Contact', href: '/contact#bureaux' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
  },
  itemFields: {
    city: defineTextField('Ville', 80),
    country: defineTextField('Pays', 80),
    countryCode: defineTextField('Code du pays', 2, {
      optional: true,
      hint: 'Deux lettres (FR, CI), pour les moteurs de recherche.',
    }),
    role: defineTextField('Rôle', 80),
    headOffice: defineSwitchField('Siège', { hint: 'Son adresse est celle des Paramètres.' }),
    address: defineTextField('Adresse complète', 200, {
      optional: true,
      hint: 'Rue, ville et pays. Laissez vide pour le siège.',
    }),
    phone: definePhoneField('Téléphone', { optional: true, hint: 'Vide : le numéro des Paramètres.' }),
    hours: defineTextField('Horaires', 120, { optional: true }),
    timezone: defineTextField('Fuseau horaire', 40, { optional: true }),
    zone: defineSelectField<string>(
      'Heure locale',
      [
        { key: 'Europe/Paris', label: 'Paris' },
        { key: 'Africa/Abidjan', label: 'Abidjan, Dakar, Accra' },
        { key: 'Africa/Lagos', label: 'Lagos, Kinshasa, Douala' },
        { key: 'Africa/Casablanca', label: 'Casablanca' },
        { key: 'Africa/Johannesburg', label: 'Johannesburg, Kigali, Lubumbashi' },
        { key: 'Africa/Nairobi', label: 'Nairobi, Addis-Abeba' },
        { key: 'Europe/London', label: 'Londres' },
        { key: 'America/New_York', label: 'New York, Montréal' },
      ],
      { optional: true, hint: 'La ville dont la carte affiche l’heure.' },
    ),
    position: defineTextField('Repère sur la carte', 120, {
      optional: true,
      hint: 'Latitude et longitude, comme Google Maps les donne. Vide : l’adresse.',
    }),
  },
  itemWords: { one: 'bureau', many: 'bureaux', add: 'Ajouter un bureau' },
  initial: {
    texts: { title: '{nombre} villes, un même groupe' },
    items: defaultOffices,
  },
});
