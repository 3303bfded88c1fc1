import type { LinkItem } from '../types';

/** Privacy notice below the contact form and the business form. */
export const messagePrivacyNotice =
  'Ces informations sont destinées au Groupe Obouo, sur la base de son intérêt légitime à vous répondre, et conservées un an après le dernier échange. Vous pouvez y accéder, les rectifier ou les faire effacer, et saisir la CNIL.';

/** Link after the notice of a form. */
export const privacyLink: LinkItem = {
  label: 'Politique de confidentialité',
  href: '/politique-confidentialite',
};
