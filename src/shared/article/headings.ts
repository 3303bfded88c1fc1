/** Id of a part of an article, counted from 0: the contents lead there. */
export const headingId = (index: number): string => `partie-${index + 1}`;
