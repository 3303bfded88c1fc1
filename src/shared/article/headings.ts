/** Returns the id of a section of an article, counted from 0. The table of contents links to it. */
export const headingId = (index: number): string => `partie-${index + 1}`;
