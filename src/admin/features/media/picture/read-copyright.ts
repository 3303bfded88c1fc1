import exifr from 'exifr';
import { mediaTextLimits } from '@/admin/config/media';

/** Author and licence of a picture. */
export interface PictureCopyright {
  credit: string;
  licence: string;
}

const EXIFR_OPTIONS = {
  mergeOutput: false,
  tiff: true,
  exif: false,
  gps: false,
  iptc: true,
  xmp: true,
  icc: false,
} as const;

/** Decodes UTF-8 that exifr read as one character for each byte. Returns other texts unchanged. */
function decodeText(text: string): string {
  try {
    const bytes = Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      if (code > 255) throw new RangeError();
      return code;
    });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** Returns the text of a value: a string, a list, or an object with text and language. */
function toText(value: unknown): string {
  if (typeof value === 'string') return decodeText(value).replaceAll('\0', '').trim();
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(', ');
  return value && typeof value === 'object' && 'value' in value ? toText(value.value) : '';
}

const findFirstText = (...values: unknown[]): string => values.map(toText).find(Boolean) ?? '';

/** Reads credit and licence from the XMP, IPTC or Exif of a picture; empty without any. */
export async function readPictureCopyright(bytes: Uint8Array): Promise<PictureCopyright> {
  try {
    const blocks = await exifr.parse(bytes, EXIFR_OPTIONS);
    const { ifd0 = {}, iptc = {}, dc = {}, photoshop = {}, xmpRights = {} } = blocks ?? {};
    const author = findFirstText(dc.creator, iptc.Byline, ifd0.Artist);
    const agency = findFirstText(photoshop.Credit, iptc.Credit);
    const credit = [...new Set([author, agency])].filter(Boolean).join(' / ');
    const licence = findFirstText(xmpRights.UsageTerms, dc.rights, iptc.CopyrightNotice, ifd0.Copyright);
    return {
      credit: credit.slice(0, mediaTextLimits.credit),
      licence: licence.slice(0, mediaTextLimits.licence),
    };
  } catch {
    return { credit: '', licence: '' };
  }
}
