/**
 * Names of the group and address of its site, which every page downloads. Other addresses and links are in directory.ts.
 */

export const groupName = 'Groupe Obouo';
export const platformName = 'Obouo Play';

/** Origin of the public site, without trailing slash: canonical links, sitemap and share previews. */
export const siteUrl = 'https://www.groupe-obouo.example'; // à compléter
