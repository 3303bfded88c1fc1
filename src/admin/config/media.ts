import { createKeyTypeGuard } from '@/admin/lib/create-key-type-guard';
import type { Database } from '@/types/database';
import { hasAnyPermission, type OwnPermissions } from './roles';

/** Type of a file of the library: image, video, audio or document. */
export type MediaType = Database['public']['Enums']['media_type'];

export const mediaTypeLabels: Record<MediaType, { label: string; many: string }> = {
  image: { label: 'Image', many: 'Images' },
  video: { label: 'Vidéo', many: 'Vidéos' },
  audio: { label: 'Audio', many: 'Audios' },
  document: { label: 'Document', many: 'Documents' },
};

export const isMediaType = createKeyTypeGuard(mediaTypeLabels);

/** Maximum size of a file, in bytes. The bucket has the same limit (a test compares them). */
export const MEDIA_MAX_BYTES = 50 * 1024 * 1024;

/** Larger files are uploaded in chunks of this size, and resume after an interruption. Supabase requires this size. */
export const UPLOAD_CHUNK_BYTES = 6 * 1024 * 1024;

/** Maximum length of each text of a file, in characters. The table checks the same limits. */
export const mediaTextLimits = {
  altText: 500,
  caption: 500,
  credit: 200,
  licence: 200,
  originalFilename: 300,
} as const;

/**
 * Accepted formats, by the extension of the stored file. SVG, HTML, XML and scripts are missing because a browser
 * would run them.
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

/** Extension of an accepted format, without the dot. */
export type MediaFormat = keyof typeof mediaFormats;

const isMediaFormat = createKeyTypeGuard(mediaFormats);

/** Returns the format of the file extension; null for one that the library does not accept. */
export function findFormatByFileName(name: string): MediaFormat | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (isMediaFormat(extension)) return extension;
  const hasAlias = (format: MediaFormat) => mediaFormats[format].aliases.some((alias) => alias === extension);
  return Object.keys(mediaFormats).filter(isMediaFormat).find(hasAlias) ?? null;
}

const DOCUMENT_ACCEPT = '.pdf, .doc, .docx, .txt';

/**
 * Returns the `accept` attribute of a file input for images, for documents, or for all formats (specification 5).
 * The check after the choice refuses other files with a message.
 */
export function toAcceptAttribute(kind?: 'image' | 'document'): string {
  if (kind === 'document') return DOCUMENT_ACCEPT;
  return kind === 'image' ? 'image/*' : `image/*, video/*, audio/*, ${DOCUMENT_ACCEPT}`;
}

/** Returns the media type of a format; « document » by default (specification 5). */
export function getMediaTypeByFormat(format: MediaFormat): MediaType {
  const [prefix] = mediaFormats[format].mime.split('/');
  return prefix === 'image' || prefix === 'video' || prefix === 'audio' ? prefix : 'document';
}

/** Returns what these permissions allow in the library, like the policies of the table and the bucket. */
export function getMediaRights(permissions: OwnPermissions) {
  const mayManage = hasAnyPermission(permissions, 'media_manage');
  return { mayUpload: mayManage || hasAnyPermission(permissions, 'media_upload'), mayManage };
}
