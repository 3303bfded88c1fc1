// Every page downloads this file, so it holds only names and the address of the site. Other facts of the group are in directory.ts.

export const groupName = 'Groupe Obouo';
export const platformName = 'Obouo Play';

/** Origin of the public site, without trailing slash: canonical links, sitemap and share previews. */
export const siteUrl = 'https://www.groupe-obouo.example'; // à compléter
