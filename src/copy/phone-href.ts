/** Returns the URL of a link that calls a phone number. Callers from abroad do not dial « (0) ». */
export const getPhoneHref = (phone: string): string => `tel:${phone.replaceAll(/\(0\)|[^\d+]/g, '')}`;
