/** Returns the id of a section of an article, counted from 0. The table of contents links to it. */
export const getHeadingId = (index: number): string => `partie-${index + 1}`;

const noteIdPrefixes = { call: 'appel', note: 'note' } as const;

/** Returns the address of a link to a note (`call`), or back from it (`note`). */
export const getNoteLinkHref = (kind: keyof typeof noteIdPrefixes, number: number): string =>
  `#${noteIdPrefixes[kind === 'call' ? 'note' : 'call']}-${number}`;

/** Returns the id of a note link. The opposite link leads to this id. Undefined for other links. */
export function getNoteLinkId(href: string): string | undefined {
  const [, target, number] = /^#(note|appel)-(\d+)$/.exec(href) ?? [];
  return target && `${target === 'note' ? 'appel' : 'note'}-${number}`;
}
