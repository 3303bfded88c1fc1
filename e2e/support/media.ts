import type { Page } from '@playwright/test';
import { createSecretKeyClient } from './backend.ts';

/** File in the format of `setInputFiles`. */
export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Three by two grey pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAADklEQVR4nGOogAEGOAsAVHQIcfKt7ZkAAAAASUVORK5CYII=';

/** Returns an image of 3 by 2 pixels with this name. */
export function createPng(name: string): FilePayload {
  return { name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
}

/** Opens the upload dialog and chooses files. Pass the paths of large files: the browser then reads them itself. */
export async function openUploadDialogWithFiles(page: Page, ...files: FilePayload[] | string[]) {
  await page.getByRole('button', { name: 'Ajouter des fichiers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter des fichiers' });
  await dialog.locator('input[type=file]').setInputFiles(files);
  return dialog;
}

/** Inserts an image of the library, file and row, bypassing row security. Returns the id of the row. */
export async function insertImageIntoLibrary(baseURL: string | undefined, name: string): Promise<string> {
  const filename = `${Date.now()}-${name}.png`;
  const database = createSecretKeyClient(baseURL);
  const { mimeType, buffer } = createPng(filename);
  const bucket = database.storage.from('media');
  const upload = await bucket.upload(`uploads/${filename}`, buffer, { contentType: mimeType });
  if (upload.error) throw upload.error;
  const { data, error } = await database
    .from('media_library')
    .insert({
      filename,
      original_filename: `${name}.png`,
      mime_type: mimeType,
      media_type: 'image',
      file_path: bucket.getPublicUrl(`uploads/${filename}`).data.publicUrl,
      file_size: buffer.length,
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Returns the row of a file by its original name, bypassing row security; null without one. */
export async function loadMediaRow(baseURL: string | undefined, name: string) {
  const { data } = await createSecretKeyClient(baseURL)
    .from('media_library')
    .select('*')
    .eq('original_filename', name)
    .maybeSingle();
  return data;
}

/**
 * Returns the names of the stored files that contain this text. A small image that the browser uploaded has three: its
 * file, a rendition for pages and one for mails.
 */
export async function listMediaFileNames(baseURL: string | undefined, text: string): Promise<string[]> {
  const { data } = await createSecretKeyClient(baseURL)
    .storage.from('media')
    .list('uploads', { search: text });
  return (data ?? []).map(({ name }) => name);
}
