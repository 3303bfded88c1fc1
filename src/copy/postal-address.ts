import type { CompleteOffice } from './office.ts';

/** schema.org address of an office. */
export const createPostalAddress = ({ street, city, country, countryCode }: CompleteOffice) => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  addressLocality: city,
  addressCountry: countryCode || country,
});
