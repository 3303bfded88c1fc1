/** What a link of an article says of itself to who does not see its sign. */
export const articleLinkText = { otherSite: '(autre site)' } as const;
