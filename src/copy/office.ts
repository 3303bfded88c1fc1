import type { Office } from './directory.ts';
import type { SiteSettings } from './site-settings.ts';

/** Office as pages print it. */
export interface CompleteOffice extends Office {
  /** Part of the address before the city: « 10 rue de l’Exemple ». */
  street: string;
}

/** Fills an empty phone and the head office's address from the settings; adds the street. */
export function toCompleteOffice(
  office: Office,
  settings: Pick<SiteSettings, 'address' | 'phone'>,
): CompleteOffice {
  const address = office.headOffice ? settings.address : office.address;
  const addressParts = address.split(', ');
  const cityIndex = addressParts.findLastIndex((part) => part.includes(office.city));
  const street = addressParts.slice(0, Math.max(cityIndex, 0)).join(', ');
  return { ...office, address, street, phone: office.phone || settings.phone };
}
