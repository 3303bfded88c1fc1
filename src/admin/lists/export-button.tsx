import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { numberFormat } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { exportDialogText as text } from '@/copy/admin/export';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { type FileWriter, openFileWriter } from './file-writer';
import { type ExportProgress, FileWriteError, type ListExportSource, writeListExport } from './list-export';

interface Failure {
  message: string;
  hint: string;
  /** True when the export cannot resume. */
  isFinal: boolean;
}

const toFailure = (cause: unknown): Failure =>
  cause instanceof FileWriteError
    ? { message: text.writeFailed, hint: text.noFile, isFinal: true }
    : { message: toAppError(cause).message, hint: text.noFileYet, isFinal: false };

interface OpenExport {
  list: ListExportSource;
  file: FileWriter;
  controller: AbortController;
}

interface ExportDialogProps {
  title: string;
  openExport: OpenExport;
  onClose: () => void;
}

function ExportDialog({ title, openExport, onClose }: ExportDialogProps) {
  const { list, file, controller } = openExport;
  const [progress, setProgress] = useState<ExportProgress>({ rowCount: 0, cursor: 'start' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const total = useQuery({
    queryKey: ['export', list.fileName],
    queryFn: ({ signal }) => list.count(signal),
    gcTime: 0,
  }).data;
  const hasStarted = useRef(false);
  const { rowCount } = progress;
  const isDone = progress.cursor === 'end';
  const expectedCount = typeof total === 'number' ? Math.max(total, rowCount) : undefined;
  const shownTotal = isDone ? undefined : expectedCount;
  const barMax = expectedCount || 1;
  // Without a value, the browser shows an indeterminate bar.
  const barValue = expectedCount === undefined ? undefined : rowCount;
  const unfinishedText = failure ? text.stopped : text.preparing;

  /** Starts the export, or resumes it where it stopped. */
  async function writeFile() {
    setFailure(null);
    try {
      await writeListExport(list, file, progress, setProgress, controller.signal);
    } catch (cause) {
      if (!controller.signal.aborted) setFailure(toFailure(cause));
    }
  }

  // The effect runs after each render: the export must start once.
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void writeFile();
  });

  return (
    <Dialog title={title} onClose={onClose}>
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
            <Button variant="primary" size="regular" onClick={() => void writeFile()}>
              {text.resume}
            </Button>
          ) : null}
          <Button size="regular" onClick={onClose}>
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
  createExport: () => ListExportSource;
}

/** Button that exports a whole filtered list, with the progress in a dialog. */
export function ExportButton({ children, title, disabled, createExport }: ExportButtonProps) {
  const [openExport, setOpenExport] = useState<OpenExport | null>(null);
  const isChoosingFile = useRef(false);

  // The Back button, or the loss of a role, may remove the dialog during an export.
  useEffect(() => {
    if (!openExport) return;
    return () => {
      openExport.controller.abort();
      void openExport.file.discard().catch(() => {});
    };
  }, [openExport]);

  async function handlePress() {
    if (isChoosingFile.current) return;
    const list = createExport();
    isChoosingFile.current = true;
    const file = await openFileWriter(list.fileName, list.mimeType);
    isChoosingFile.current = false;
    if (file) setOpenExport({ list, file, controller: new AbortController() });
  }

  return (
    <>
      <Button icon={Download} disabled={disabled} onClick={() => void handlePress()}>
        {children}
      </Button>
      {openExport ? (
        <ExportDialog openExport={openExport} title={title} onClose={() => setOpenExport(null)} />
      ) : null}
    </>
  );
}
