import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createRowDeleter } from '@/admin/lib/delete-row';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { updateChangedFields } from '@/admin/lib/update-changed-fields';
import { binText } from '@/copy/admin/bin';
import { mediaToastTexts } from '@/copy/admin/media';
import { AppError } from '@/shared/lib/app-error';
import type { FocalPoint } from '@/shared/lib/stored-picture';
import { mediaBinQueries, useRestoreMedia } from './media-bin';
import { type MediaListRow, mediaQueries } from './media-queries';

const listKeys = [mediaQueries.lists(), mediaQueries.counts()];

/** Form values for the texts of a file; an empty string means none. */
export type MediaTextValues = Record<'alt_text' | 'caption' | 'credit' | 'licence', string>;

/** Form values for a file; only pictures have a focal point. */
export type MediaDetailValues = MediaTextValues & { focalPoint: FocalPoint };

interface MediaDetailsChange {
  /** File that the form read. */
  file: MediaListRow;
  values: MediaDetailValues;
}

/** Returns the columns of typed texts. An empty text is stored as none. */
export const toMediaTextColumns = <Texts extends Partial<MediaTextValues>>(texts: Texts) =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, text.trim() || null])) as {
    [Name in keyof Texts]: string | null;
  };

const updateMediaDetails = ({ file, values: { focalPoint, ...texts } }: MediaDetailsChange) =>
  updateChangedFields('media_library', file, { ...toMediaTextColumns(texts), ...focalPoint });

/** Deletes the row of a file; a trigger copies it to the bin. */
const deleteMediaRow = createRowDeleter('media_library', 'id');

/** Saves changed texts of a file, and the focal point of a picture. A colleague's change of the same text is a conflict. */
export function useSaveMediaDetails() {
  return useMutation({
    mutationFn: updateMediaDetails,
    meta: {
      invalidates: [...listKeys, mediaQueries.details()],
      invalidatesOnError: true,
      success: mediaToastTexts.described,
      error: mediaToastTexts.describeFailed,
    },
  });
}

type AltTextChange = [id: string, altText: string];

/** Describes a picture without alternative text. Returns false when a colleague described or deleted it. */
async function saveAltText([id, typedText]: AltTextChange): Promise<boolean> {
  const { alt_text } = toMediaTextColumns({ alt_text: typedText });
  const media = supabase.from('media_library');
  const savedRows = await unwrap(media.update({ alt_text }).eq('id', id).is('alt_text', null).select('id'));
  if (savedRows.length > 0) return true;
  const [storedRow] = await unwrap(media.select('alt_text').eq('id', id));
  // Row security refuses an update without an error.
  if (storedRow?.alt_text === null) throw new AppError('not-found');
  return storedRow?.alt_text === alt_text;
}

/** Saves one text after the other, until a save fails. A retry starts with the first text again. Returns the stored count. */
async function saveAltTexts(changes: AltTextChange[]): Promise<number> {
  let savedCount = 0;
  for (const change of changes) if (await saveAltText(change)) savedCount += 1;
  return savedCount;
}

/** Saves the alternative texts of several pictures. */
export function useSaveAltTexts() {
  return useMutation({
    mutationFn: saveAltTexts,
    meta: {
      invalidates: [...listKeys, mediaQueries.details()],
      success(result, variables) {
        const savedCount = result as number;
        const skippedCount = (variables as AltTextChange[]).length - savedCount;
        return mediaToastTexts.picturesDescribed(savedCount, skippedCount);
      },
      error: mediaToastTexts.describeFailed,
    },
  });
}

/** Moves a file to the bin; its stored objects stay. The toast offers to undo. */
export function useDeleteMedia() {
  const queryClient = useQueryClient();
  const restore = useRestoreMedia();
  return useMutation({
    mutationFn: ({ id }: { id: string }) => deleteMediaRow(id),
    onSuccess: (_data, { id }) =>
      queryClient.removeQueries({ queryKey: mediaQueries.detail(id).queryKey, type: 'inactive' }),
    meta: {
      invalidates: [...listKeys, mediaBinQueries.all()],
      success: (_data, media) => ({
        ...mediaToastTexts.deleted,
        action: { label: binText.undo, onClick: () => restore.mutate((media as { id: string }).id) },
      }),
      error: mediaToastTexts.deleteFailed,
    },
  });
}
