import { contactPhone, headAddress, type Office } from './directory.ts';

/** An office as it is printed. */
export interface ShownOffice extends Office {
  /** Of its address, what stands before the city. */
  street: string;
}

/** An office with what the settings hold of it; `live` gives what staff put in the place of a text. */
export function shownOffice(office: Office, live = (text: string) => text): ShownOffice {
  const address = live(office.headOffice ? headAddress : office.address);
  const parts = address.split(', ');
  const city = parts.findLastIndex((part) => part.includes(office.city));
  const street = parts.slice(0, Math.max(city, 0)).join(', ');
  return { ...office, address, street, phone: live(office.phone || contactPhone) };
}
