/** Heading of the published file of licences, and where the legal notices link to it. */
export const softwareLicences = {
  file: 'licences-logiciels.txt',
  title: 'Logiciels libres de ce site',
  text: 'Ce site contient les logiciels ci-dessous, chacun sous sa licence, reproduite dans sa langue d’origine.',
} as const;
