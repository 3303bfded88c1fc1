/** The published file of licences, where the legal notices link to it, and what opens it. */
export const softwareLicences = {
  file: 'licences-logiciels.txt',
  // the mark says UTF-8 where a host serves text without its character set: accents and names of authors
  heading:
    '\uFEFFLogiciels libres de ce site\n\nCe site contient les logiciels ci-dessous, chacun sous sa licence, reproduite dans sa langue d’origine.',
} as const;
