/** Spoken label of a link to another site, in addition to its icon. */
export const articleExternalLinkText = { otherSite: '(autre site)' } as const;
