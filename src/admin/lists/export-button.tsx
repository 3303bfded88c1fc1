import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { numberFormat } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { exportDialogText as text } from '@/copy/admin/export';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { type FileWriter, openFileWriter } from './file-writer';
import { type ExportProgress, FileWriteError, type ListExport, writeListExport } from './list-export';

interface Failure {
  message: string;
  hint: string;
  isFinal: boolean;
}

const toFailure = (cause: unknown): Failure =>
  cause instanceof FileWriteError
    ? { message: text.writeFailed, hint: text.noFile, isFinal: true }
    : { message: toAppError(cause).message, hint: text.noFileYet, isFinal: false };

/** Writes a list into a file; `start` resumes where the export stopped. */
function useExport(list: ListExport, file: FileWriter) {
  const [progress, setProgress] = useState<ExportProgress>({ rowCount: 0, cursor: 'start' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const controllerRef = useRef<AbortController>(null);

  async function start(startProgress: ExportProgress) {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    setFailure(null);
    try {
      await writeListExport(list, file, startProgress, setProgress, controller.signal);
    } catch (cause) {
      if (!controller.signal.aborted) setFailure(toFailure(cause));
    }
  }

  /** Deletes a file that is not complete. */
  function stop() {
    controllerRef.current?.abort();
    if (progress.cursor !== 'end') void file.discard().catch(() => {});
  }

  return { progress, failure, start, stop };
}

interface ExportDialogProps {
  title: string;
  list: ListExport;
  file: FileWriter;
  onClose: () => void;
}

function ExportDialog({ title, list, file, onClose }: ExportDialogProps) {
  const total = useQuery({
    queryKey: ['export', list.name],
    queryFn: ({ signal }) => list.count(signal),
    gcTime: 0,
  }).data;
  const { progress, failure, start, stop } = useExport(list, file);
  const hasStarted = useRef(false);
  const { rowCount } = progress;
  const isDone = progress.cursor === 'end';
  const expectedCount = typeof total === 'number' ? Math.max(total, rowCount) : undefined;
  const shownTotal = isDone ? undefined : expectedCount;
  const barMax = expectedCount || 1;
  // without a value, the bar is indeterminate
  const barValue = expectedCount === undefined ? undefined : rowCount;
  const unfinishedText = failure ? text.stopped : text.preparing;

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start(progress);
  });

  function handleClose() {
    stop();
    onClose();
  }

  return (
    <Dialog title={title} onClose={handleClose}>
      <div className="flex flex-col gap-4">
        <p aria-live="polite">
          {isDone ? text.done : unfinishedText}{' '}
          <span className="tabular-nums">
            {numberFormat.format(rowCount)}
            {shownTotal === undefined ? '' : ` ${text.of} ${numberFormat.format(shownTotal)}`}{' '}
            {(shownTotal ?? rowCount) > 1 ? text.many : text.one}
          </span>
        </p>
        <progress
          aria-label={title}
          className="h-2.5 w-full"
          max={barMax}
          value={isDone ? barMax : barValue}
        />
        {failure ? (
          <div role="alert" className="rounded-card border border-danger bg-danger/10 p-3">
            <p className="font-semibold text-danger">{failure.message}</p>
            <p className="mt-1 text-sm">{failure.hint}</p>
          </div>
        ) : null}
        <p className="text-sm text-muted">
          {text.privacyNotice} {text.journalNotice}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {failure && !failure.isFinal ? (
            <Button variant="primary" size="regular" onClick={() => void start(progress)}>
              {text.resume}
            </Button>
          ) : null}
          <Button size="regular" onClick={handleClose}>
            {isDone || failure?.isFinal ? text.close : text.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ExportButtonProps {
  children: ReactNode;
  /** Title of the dialog with the progress. */
  title: string;
  disabled?: boolean;
  /** Returns the export of the list with its current filters. Called when the button is pressed. */
  createExport: () => ListExport;
}

/** Button that exports a whole filtered list, with the progress in a dialog. */
export function ExportButton({ children, title, disabled, createExport }: ExportButtonProps) {
  const [openExport, setOpenExport] = useState<{ list: ListExport; file: FileWriter } | null>(null);

  async function handlePress() {
    const listExport = createExport();
    const file = await openFileWriter(listExport.name, listExport.type);
    if (file) setOpenExport({ list: listExport, file });
  }

  return (
    <>
      <Button icon={Download} disabled={disabled} onClick={() => void handlePress()}>
        {children}
      </Button>
      {openExport ? <ExportDialog {...openExport} title={title} onClose={() => setOpenExport(null)} /> : null}
    </>
  );
}
