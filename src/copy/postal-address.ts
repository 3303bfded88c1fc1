import type { CompleteOffice } from './office.ts';

/** Returns the schema.org address of an office. */
export const createPostalAddress = ({ street, city, country, countryCode }: CompleteOffice) => ({
  '@type': 'PostalAddress',
  streetAddress: street || undefined,
  addressLocality: city,
  addressCountry: countryCode || country,
});
