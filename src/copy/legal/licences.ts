/** Name and heading of the published file of software licences. */
export const softwareLicencesFileText = {
  file: 'licences-logiciels.txt',
  // the byte order mark declares UTF-8, for hosts that serve text without a charset
  heading:
    '\uFEFFLogiciels libres de ce site\n\nCe site contient les logiciels ci-dessous, chacun sous sa licence, reproduite dans sa langue d’origine.',
} as const;
