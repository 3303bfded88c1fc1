/**
 * Addresses, people and links of the group; names are in brand.ts, which every page downloads. Values that the client
 * has not given are plausible placeholders: `npm run check:placeholders` lists every line marked « à compléter ».
 */

export const contactEmail = 'contact@groupe-obouo.example'; // à compléter
/** The +225 of the specification's sample settings. */
export const contactPhone = '+225 27 00 00 00 00'; // à compléter
/** For what is answered in Paris: support, investors. */
export const parisPhone = '+33 1 00 00 00 00'; // à compléter
export const pressEmail = 'presse@groupe-obouo.example'; // à compléter
export const supportEmail = 'aide@groupe-obouo.example'; // à compléter
export const privacyEmail = 'donnees@groupe-obouo.example'; // à compléter
export const careersEmail = 'talents@groupe-obouo.example'; // à compléter
export const investorsEmail = 'investisseurs@groupe-obouo.example'; // à compléter

/** Pages of the application in the two stores. */
export const storeLinks = {
  ios: 'https://apps.apple.com/fr/search?term=Obouo%20Play', // à compléter
  android: 'https://play.google.com/store/search?q=Obouo%20Play&c=apps', // à compléter
};

/** The five networks of the footer (« placeholders » in the specification). */
export const socialLinks = [
  { key: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' }, // à compléter
  { key: 'twitter', label: 'Twitter', href: 'https://x.com/' }, // à compléter
  { key: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' }, // à compléter
  { key: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' }, // à compléter
  { key: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' }, // à compléter
] as const;

/** What the settings hold of the head office. */
export const headAddress = '10 rue de l’Exemple, 75008 Paris, France'; // à compléter

/** An office as staff keep it: what the settings hold of it is theirs. */
export interface Office {
  id: string;
  city: string;
  country: string;
  /** Two letters of ISO 3166, for search engines. */
  countryCode: string;
  role: string;
  /** Its address is the one of the settings. */
  headOffice: boolean;
  address: string;
  /** Empty: the one of the settings. */
  phone: string;
  hours: string;
  timezone: string;
  /** What its map shows. */
  position: string;
}

/** Paris and Abidjan, until staff change them: hours and zones are the specification's (section 9), addresses are placeholders. */
export const offices: readonly Office[] = [
  {
    id: 'paris',
    city: 'Paris',
    country: 'France',
    countryCode: 'FR',
    role: 'Siège social',
    headOffice: true,
    address: '',
    phone: parisPhone,
    hours: 'Lundi – vendredi, 9h – 18h',
    timezone: 'UTC+1',
    position: '48.8722,2.3137',
  },
  {
    id: 'abidjan',
    city: 'Abidjan',
    country: 'Côte d’Ivoire',
    countryCode: 'CI',
    role: 'Bureau Afrique de l’Ouest',
    headOffice: false,
    address: 'Boulevard de l’Exemple, Plateau, Abidjan, Côte d’Ivoire', // à compléter
    phone: '',
    hours: 'Lundi – vendredi, 8h – 17h',
    timezone: 'UTC+0',
    position: '5.3237,-4.0197',
  },
];
