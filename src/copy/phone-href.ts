/** Returns the URL of a link that calls a phone number. */
export const getPhoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
