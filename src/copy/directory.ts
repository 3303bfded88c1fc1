// Addresses, phones and offices of the group. The client has not provided the values marked « à compléter »:
// `npm run check:placeholders` lists these placeholders.

/** Default e-mail address of the group; the settings may change it. */
export const defaultContactEmail = 'contact@groupe-obouo.example'; // à compléter
/** Default phone of the group, with the country code of the specification; the settings may change it. */
export const defaultContactPhone = '+225 27 00 00 00 00'; // à compléter
/** Phone of the office in Paris, of the support and of a contact for investors. */
export const parisPhone = '+33 1 00 00 00 00'; // à compléter
export const pressEmail = 'presse@groupe-obouo.example'; // à compléter
export const supportEmail = 'aide@groupe-obouo.example'; // à compléter
export const privacyEmail = 'donnees@groupe-obouo.example'; // à compléter
export const careersEmail = 'talents@groupe-obouo.example'; // à compléter
export const investorsEmail = 'investisseurs@groupe-obouo.example'; // à compléter

/** Default address of the head office; the settings may change it. */
export const defaultHeadOfficeAddress = '10 rue de l’Exemple, 75008 Paris, France'; // à compléter

/** Office as staff store it. The settings complete its address and phone. */
export interface Office {
  id: string;
  city: string;
  country: string;
  /** ISO 3166 code, for search engines. */
  countryCode: string;
  role: string;
  /** True for the office whose address comes from the settings. */
  headOffice: boolean;
  address: string;
  /** Empty to take the number of the settings. */
  phone: string;
  hours: string;
  /** As pages print it, like « UTC+1 ». */
  timezone: string;
  /** IANA name of the time zone; empty when staff chose none. */
  zone: string;
  /** Coordinates on the map. */
  position: string;
}

/** Default offices. Hours and zones are the specification's (section 9), addresses are placeholders. */
export const defaultOffices: readonly Office[] = [
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
    zone: 'Europe/Paris',
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
    zone: 'Africa/Abidjan',
    position: '5.3237,-4.0197',
  },
];

/** Addresses on social networks, which the settings replace. */
export const defaultSocialLinks = {
  facebook: 'https://www.facebook.com/', // à compléter
  twitter: 'https://x.com/', // à compléter
  instagram: 'https://www.instagram.com/', // à compléter
  youtube: 'https://www.youtube.com/', // à compléter
  linkedin: 'https://www.linkedin.com/', // à compléter
} as const;
