/** Returns the id of a section of an article, counted from 0. The table of contents links to it. */
export const getHeadingId = (index: number): string => `partie-${index + 1}`;

const noteIds = { call: 'appel', note: 'note' } as const;

/** Returns the address of a link to a note (`call`), or back from it (`note`). */
export const getNoteLinkHref = (kind: keyof typeof noteIds, number: number): string =>
  `#${noteIds[kind === 'call' ? 'note' : 'call']}-${number}`;

/** Returns the id of such a link, to which its counterpart leads; undefined for other links. */
export function getNoteLinkId(href: string): string | undefined {
  const [, target, number] = /^#(note|appel)-(\d+)$/.exec(href) ?? [];
  return target && `${target === 'note' ? 'appel' : 'note'}-${number}`;
}
