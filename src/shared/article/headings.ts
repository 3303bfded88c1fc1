/** Returns the id of an article's heading: `partie-1` for index 0. */
export const getHeadingIdByIndex = (index: number): string => `partie-${index + 1}`;

const NOTE_PREFIX = 'note';
const REFERENCE_PREFIX = 'appel';

/** Returns the URL of the link from a reference to its note, or from a note back to its reference. */
export const getFootnoteLinkHref = (source: 'reference' | 'note', number: number): string =>
  `#${source === 'reference' ? NOTE_PREFIX : REFERENCE_PREFIX}-${number}`;

/** Returns the id that the link back leads to: the link to `#note-1` has the id `appel-1`. Undefined for other links. */
export function getFootnoteLinkId(href: string): string | undefined {
  const [, target, number] = /^#(note|appel)-(\d+)$/.exec(href) ?? [];
  return target && `${target === NOTE_PREFIX ? REFERENCE_PREFIX : NOTE_PREFIX}-${number}`;
}
