import { contactPhone, headAddress, type Office } from './directory.ts';
import type { SiteSettings } from './site-settings.ts';

/** An office as it is printed. */
export interface ShownOffice extends Office {
  /** Of its address, what stands before the city. */
  street: string;
}

const delivered = { address: headAddress, phone: contactPhone };

/** Returns an office with the address and phone of the settings where it has none of its own. */
export function shownOffice(
  office: Office,
  settings: Pick<SiteSettings, 'address' | 'phone'> = delivered,
): ShownOffice {
  const address = office.headOffice ? settings.address : office.address;
  const parts = address.split(', ');
  const city = parts.findLastIndex((part) => part.includes(office.city));
  const street = parts.slice(0, Math.max(city, 0)).join(', ');
  return { ...office, address, street, phone: office.phone || settings.phone };
}
