import { type MediaFormat, mediaFormats, mediaTypeOf } from '@/admin/config/media';
import { toAppError } from '@/shared/lib/app-error';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { type Content, pictureColumns } from '../content';
import { keptName, objectNames } from '../object-name';
import { publicUrl, removeObjects, sendObject } from './media-object';

/** A file to be stored, and what goes into its row. */
export interface Upload extends Content {
  originalName: string;
  format: MediaFormat;
  /** Fixed once and for all, so that another attempt finds what an earlier one left. */
  filename: string;
  altText: string;
  /** Names of what is there already. */
  stored: readonly string[];
}

interface UploadOptions {
  userId: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** What is there by now. */
  onStored: (names: readonly string[]) => void;
}

function insertRow(upload: Upload, userId: string) {
  const { originalName, format, filename, altText } = upload;
  const { mime } = mediaFormats[format];
  return unwrap(
    supabase
      .from('media_library')
      .insert({
        filename,
        original_filename: keptName(originalName),
        file_path: publicUrl(filename),
        mime_type: mime,
        media_type: mediaTypeOf(mime),
        uploaded_by: userId,
        alt_text: altText.trim() || null,
        ...pictureColumns(upload),
      })
      .select('id')
      .single(),
  );
}

async function rowOf(filename: string) {
  const [row] = await unwrap(supabase.from('media_library').select('id').eq('filename', filename));
  return row;
}

/** Sends what is not there yet: the file, which its sizes follow, for the bucket takes them of whoever stored it. */
async function sendAll(upload: Upload, { signal, onProgress, onStored }: UploadOptions): Promise<void> {
  const { format, filename, file } = upload;
  const sent = new Map<string, number>();
  const there = new Set(upload.stored);
  const send = async (name: string, part: Blob, mime: string) => {
    const tell = (bytes: number) => {
      sent.set(name, bytes);
      onProgress([...sent.values()].reduce((sum, one) => sum + one, 0));
    };
    if (!there.has(name)) {
      await sendObject({ name, file: part, mime, onProgress: tell, signal });
      there.add(name);
      onStored([...there]);
    }
    tell(part.size);
  };
  await send(filename, file, mediaFormats[format].mime);
  const sizes = upload.made?.renditions ?? [];
  await Promise.all(sizes.map((one) => send(`${filename}.${one.name}`, one.file, one.file.type)));
}

/**
 * Stores one file, its sizes, then its row; returns the row's id. When the database refuses the row for sure, all of it is taken
 * back; when no answer came, the row may exist, so the files stay for the next attempt, which finds out. Throws an AppError.
 */
export async function uploadMedia(upload: Upload, options: UploadOptions): Promise<string> {
  await sendAll(upload, options);
  const { filename } = upload;
  const names = objectNames(filename, upload.made?.renditions ?? []);
  try {
    return (await insertRow(upload, options.userId)).id;
  } catch (cause) {
    const error = toAppError(cause);
    const row = error.kind === 'duplicate' ? await rowOf(filename) : undefined;
    if (row) return row.id;
    if (error.code && error.kind !== 'session') options.onStored(await takeBack(filename, names));
    throw error;
  }
}

/**
 * Removes what a cancelled or refused upload left, unless its row is there after all. Only media managers may: what
 * others leave is listed among the orphans. Never throws; says what is still there.
 */
export async function takeBack(filename: string, names: readonly string[]): Promise<readonly string[]> {
  try {
    if (await rowOf(filename)) return names;
    const gone = new Set(await removeObjects(names));
    return names.filter((name) => !gone.has(name));
  } catch {
    return names;
  }
}
