/** The five social networks of the footer, with placeholder addresses that the settings replace. */
export const defaultSocialLinks = [
  { key: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' }, // à compléter
  { key: 'twitter', label: 'Twitter', href: 'https://x.com/' }, // à compléter
  { key: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' }, // à compléter
  { key: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' }, // à compléter
  { key: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' }, // à compléter
] as const;
