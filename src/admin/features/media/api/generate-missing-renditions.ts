import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { supabase } from '@/admin/lib/supabase';
import { unwrap, unwrapCount } from '@/admin/lib/unwrap';
import { generateRenditionsDialogText as text } from '@/copy/admin/media-maintenance';
import { toAppError } from '@/shared/lib/app-error';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { checkMediaFile } from '../file-check';
import { preparePicture } from '../picture/prepare-picture';
import { mediaQueries } from './media-queries';
import { replaceMediaFile } from './replace-file';

const BATCH_SIZE = 50;

/** Progress of the generation. */
export interface RenditionProgress {
  state: 'counting' | 'ready' | 'running' | 'stopped' | 'done' | 'failed';
  /** Number of pictures without renditions at the start. */
  total: number;
  doneCount: number;
  /** Pictures that stay without renditions, with the reason. */
  failures: { name: string; reason: string }[];
}

/** Selects pictures without renditions, newest first. Skips the first ones, which have failed and would come again. */
const selectWithoutRenditions = (skippedCount: number) =>
  supabase
    .from('media_library')
    .select('id, filename, original_filename, file_path, renditions', { count: 'exact' })
    .eq('media_type', 'image')
    .is('renditions', null)
    .order('created_at', { ascending: false })
    .order('id')
    .range(skippedCount, skippedCount + BATCH_SIZE - 1);

const readBatch = (skippedCount: number, signal: AbortSignal) =>
  unwrap(selectWithoutRenditions(skippedCount), signal);
type PictureRow = Awaited<ReturnType<typeof readBatch>>[number];

/** Generates the renditions of one picture and removes its metadata. Returns why this picture cannot have any; throws after a failed request. */
async function generateForRow(row: PictureRow, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(getLibraryFileUrl(row.file_path), { signal, cache: 'no-store' });
  if (!response.ok) return text.reasons.missing;
  const file = new File([await response.blob()], row.filename);
  const { format } = await checkMediaFile(file);
  if (!format || !row.filename.endsWith(`.${format}`)) return text.reasons.unreadable;
  const preparedFile = await preparePicture(file, format, signal);
  if (preparedFile.refusal) return text.reasons[preparedFile.refusal];
  if (!preparedFile.renditions) return text.reasons.notPrepared;
  await replaceMediaFile({ media: row, format, preparedFile, signal });
  return undefined;
}

const INITIAL_PROGRESS: RenditionProgress = { state: 'counting', total: 0, doneCount: 0, failures: [] };

/** Generates missing renditions, one picture after the other, until the person stops it. */
export function useMissingRenditionGeneration() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(INITIAL_PROGRESS);
  const abortController = useRef(new AbortController());
  const updateProgress = (changes: Partial<RenditionProgress>) =>
    setProgress((previous) => ({ ...previous, ...changes }));

  useEffect(() => {
    const controller = new AbortController();
    abortController.current = controller;
    unwrapCount(selectWithoutRenditions(0), controller.signal).then(
      (total) => setProgress({ ...INITIAL_PROGRESS, state: total > 0 ? 'ready' : 'done', total }),
      () => {
        if (!controller.signal.aborted) setProgress({ ...INITIAL_PROGRESS, state: 'failed' });
      },
    );
    return () => controller.abort();
  }, []);

  async function generateAll(signal: AbortSignal) {
    const failures: RenditionProgress['failures'] = [];
    let doneCount = 0;
    let rows = await readBatch(0, signal);
    while (rows.length > 0) {
      for (const row of rows) {
        const reason = await generateForRow(row, signal).catch((cause) => toAppError(cause).message);
        if (signal.aborted) return;
        if (reason === undefined) doneCount += 1;
        else failures.push({ name: row.original_filename, reason });
        updateProgress({ doneCount, failures: [...failures] });
      }
      rows = await readBatch(failures.length, signal);
    }
  }

  function start() {
    const { signal } = abortController.current;
    updateProgress({ state: 'running' });
    const finish = (state: 'done' | 'failed') => {
      if (!signal.aborted) updateProgress({ state });
    };
    generateAll(signal)
      .then(
        () => finish('done'),
        () => finish('failed'),
      )
      .finally(() => queryClient.invalidateQueries({ queryKey: mediaQueries.all() }));
  }

  /** Stops the generation and cancels the uploads of the current picture. */
  function stop() {
    abortController.current.abort();
    updateProgress({ state: 'stopped' });
  }

  return { ...progress, start, stop };
}
