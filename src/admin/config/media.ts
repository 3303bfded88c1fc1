import type { Database } from '@/types/database';

/** What kind of file it is, as the database has it. */
export type MediaType = Database['public']['Enums']['media_type'];

/** Kinds of files, in the order of the filters. */
export const mediaTypes: Record<MediaType, { label: string; many: string }> = {
  image: { label: 'Image', many: 'Images' },
  video: { label: 'Vidéo', many: 'Vidéos' },
  audio: { label: 'Audio', many: 'Audios' },
  document: { label: 'Document', many: 'Documents' },
};

/** True for a kind the database knows. */
export function isMediaType(value: string | null): value is MediaType {
  return value !== null && Object.hasOwn(mediaTypes, value);
}

/** Bytes of one file; the bucket holds the same number (a test compares them). */
export const MEDIA_MAX_BYTES = 50 * 1024 * 1024;

/** Longest texts and name of a file, in characters, as the table's checks have them. */
export const mediaLimits = { altText: 500, caption: 500, credit: 200, originalFilename: 300 } as const;

/**
 * What the bucket takes: the ending a stored file gets, and the type it is served with. Nothing a browser would run:
 * no SVG, HTML, XML or script.
 */
export const mediaFormats = {
  jpg: { mime: 'image/jpeg', aliases: ['jpeg', 'jfif'] },
  png: { mime: 'image/png', aliases: [] },
  gif: { mime: 'image/gif', aliases: [] },
  webp: { mime: 'image/webp', aliases: [] },
  avif: { mime: 'image/avif', aliases: [] },
  mp4: { mime: 'video/mp4', aliases: ['m4v'] },
  webm: { mime: 'video/webm', aliases: [] },
  mov: { mime: 'video/quicktime', aliases: ['qt'] },
  mp3: { mime: 'audio/mpeg', aliases: [] },
  m4a: { mime: 'audio/mp4', aliases: [] },
  ogg: { mime: 'audio/ogg', aliases: ['oga', 'opus'] },
  wav: { mime: 'audio/wav', aliases: [] },
  flac: { mime: 'audio/flac', aliases: [] },
  pdf: { mime: 'application/pdf', aliases: [] },
  doc: { mime: 'application/msword', aliases: [] },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', aliases: [] },
  txt: { mime: 'text/plain', aliases: ['text', 'log'] },
} as const satisfies Record<string, { mime: string; aliases: readonly string[] }>;

/** A file format the library takes, by its usual ending. */
export type MediaFormat = keyof typeof mediaFormats;

const isFormat = (ending: string): ending is MediaFormat => Object.hasOwn(mediaFormats, ending);

/** The format a name's ending announces; null for one the library does not take. */
export function formatOfName(name: string): MediaFormat | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (isFormat(ending)) return ending;
  const known = Object.entries(mediaFormats).find(([, { aliases }]) =>
    (aliases as readonly string[]).includes(ending),
  )?.[0];
  return known && isFormat(known) ? known : null;
}

/** What a dialog of the system offers to choose, of these kinds or of all: a phone turns its photographs into one of them. */
export function acceptOf(kind?: MediaType): string {
  return Object.entries(mediaFormats)
    .filter(([, { mime }]) => !kind || mediaTypeOf(mime) === kind)
    .flatMap(([ending, { mime, aliases }]) => [mime, ...[ending, ...aliases].map((one) => `.${one}`)])
    .join();
}

/** Kind of a file after its type's prefix, a document otherwise (specification 5). */
export function mediaTypeOf(mime: string): MediaType {
  const prefix = mime.split('/')[0] ?? '';
  return prefix === 'image' || prefix === 'video' || prefix === 'audio' ? prefix : 'document';
}
