import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { preparationText as text } from '@/copy/admin/media';
import { toAppError } from '@/shared/lib/app-error';
import { libraryFileUrl } from '@/shared/lib/library-file-url';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';
import { checkFile } from '../file-check';
import { preparePicture } from '../picture/prepare-picture';
import { mediaQueries } from './media-queries';
import { replaceFile } from './replace-file';

const BATCH = 50;

/** Progress of the generation. */
export interface GenerationProgress {
  state: 'counting' | 'asking' | 'running' | 'stopped' | 'done' | 'failed';
  /** Number of pictures without renditions at the start. */
  total: number;
  done: number;
  /** Pictures that stay without renditions, with the reason. */
  failures: { name: string; reason: string }[];
}

/** Selects pictures without renditions, newest first. Failed ones stay in the selection, at its start. */
const unprepared = (from: number, signal: AbortSignal) =>
  supabase
    .from('media_library')
    .select('id, filename, original_filename, file_path, renditions', { count: 'exact' })
    .eq('media_type', 'image')
    .is('renditions', null)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + BATCH - 1)
    .abortSignal(signal);

type Row = Awaited<ReturnType<typeof readBatch>>[number];
const readBatch = (from: number, signal: AbortSignal) => unwrap(unprepared(from, signal));

/** Generates the renditions of one picture and removes its metadata. Returns the reason of a failure. */
async function prepareOne(row: Row, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(libraryFileUrl(row.file_path), { signal, cache: 'no-store' });
  if (!answer.ok) return text.reasons.missing;
  const file = new File([await answer.blob()], row.filename);
  const { format } = await checkFile(file);
  if (!format || !row.filename.endsWith(`.${format}`)) return text.reasons.unreadable;
  const content = await preparePicture(file, format, signal);
  if (content.refusal) return text.reasons[content.refusal];
  if (!content.made) return text.reasons.unprepared;
  await replaceFile({ media: row, format, content, signal });
  return undefined;
}

const NOTHING: GenerationProgress = { state: 'counting', total: 0, done: 0, failures: [] };

/** Generates missing renditions one picture after the other, until stopped. */
export function useGenerateRenditions() {
  const queryClient = useQueryClient();
  const [preparation, setPreparation] = useState(NOTHING);
  const controller = useRef(new AbortController());
  const change = (changes: Partial<GenerationProgress>) =>
    setPreparation((known) => ({ ...known, ...changes }));

  useEffect(() => {
    const opened = new AbortController();
    controller.current = opened;
    unwrapCount(unprepared(0, opened.signal)).then(
      (total) => setPreparation({ ...NOTHING, state: total > 0 ? 'asking' : 'done', total }),
      () => (opened.signal.aborted ? undefined : setPreparation({ ...NOTHING, state: 'failed' })),
    );
    return () => opened.abort();
  }, []);

  async function run(signal: AbortSignal) {
    const failures: GenerationProgress['failures'] = [];
    for (let done = 0; ; ) {
      const rows = await readBatch(failures.length, signal);
      if (rows.length === 0) return;
      for (const row of rows) {
        const reason = await prepareOne(row, signal).catch((cause) => toAppError(cause).message);
        if (signal.aborted) return;
        if (reason === undefined) done += 1;
        else failures.push({ name: row.original_filename, reason });
        change({ done, failures: [...failures] });
      }
    }
  }

  function start() {
    const { signal } = controller.current;
    change({ state: 'running' });
    run(signal)
      .then(
        () => (signal.aborted ? undefined : change({ state: 'done' })),
        () => (signal.aborted ? undefined : change({ state: 'failed' })),
      )
      .finally(() => queryClient.invalidateQueries({ queryKey: mediaQueries.all() }));
  }

  /** Stops; the current picture stays unchanged. */
  function stop() {
    controller.current.abort();
    change({ state: 'stopped' });
  }

  return { ...preparation, start, stop };
}
