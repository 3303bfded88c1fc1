import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { numberFormat } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { exportDialogText as text } from '@/copy/admin/export';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { saveBlob } from '@/shared/lib/save-file';
import { createFileReader, type ListExportSource } from './list-export';
import type { RowTotal } from './row-total';

interface ExportDialogProps {
  title: string;
  list: ListExportSource;
  total: RowTotal;
  onClose: () => void;
}

function ExportDialog({ title, list, total, onClose }: ExportDialogProps) {
  const [readFile] = useState(() => createFileReader(list));
  const [rowCount, setRowCount] = useState(0);
  const [status, setStatus] = useState<'reading' | 'failed' | 'done'>('reading');
  const [failureMessage, setFailureMessage] = useState('');
  const isDone = status === 'done';
  const expectedCount = typeof total === 'number' ? Math.max(total, rowCount) : undefined;
  const shownTotal = isDone ? undefined : expectedCount;
  const barMax = expectedCount || 1;
  // Without a value, the browser shows an indeterminate bar.
  const barValue = expectedCount === undefined ? undefined : rowCount;
  const statusTexts = { reading: text.preparing, failed: text.stopped, done: text.done };

  const isReading = status === 'reading';
  useEffect(() => {
    if (!isReading) return;
    const controller = new AbortController();
    const { signal } = controller;
    readFile(setRowCount, signal).then(
      (file) => {
        saveBlob(file, list.fileName);
        setStatus('done');
      },
      (cause) => {
        if (signal.aborted) return;
        setFailureMessage(toAppError(cause).message);
        setStatus('failed');
      },
    );
    // The Back button, or the loss of a role, may remove the dialog during an export.
    return () => controller.abort();
  }, [isReading, readFile, list.fileName]);

  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p aria-live="polite">
          {statusTexts[status]}{' '}
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
        {status === 'failed' ? (
          <div role="alert" className="rounded-card border border-danger bg-danger/10 p-3">
            <p className="font-semibold text-danger">{failureMessage}</p>
            <p className="mt-1 text-sm">{text.noFileYet}</p>
          </div>
        ) : null}
        <p className="text-sm text-muted">
          {text.privacyNotice} {text.journalNotice}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {status === 'failed' ? (
            <Button variant="primary" size="regular" onClick={() => setStatus('reading')}>
              {text.resume}
            </Button>
          ) : null}
          <Button size="regular" onClick={onClose}>
            {isDone ? text.close : text.cancel}
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
  /** Rows of the list. When it is unknown or above the cap of a search, the progress bar has no end. */
  total: RowTotal;
  /** Returns the export of the list with its current filters. Called when the button is pressed. */
  createExport: () => ListExportSource;
}

/** Button that exports a whole filtered list, with the progress in a dialog. */
export function ExportButton({ children, title, disabled, total, createExport }: ExportButtonProps) {
  const [list, setList] = useState<ListExportSource | null>(null);
  return (
    <>
      <Button icon={Download} disabled={disabled} onClick={() => setList(createExport())}>
        {children}
      </Button>
      {list ? <ExportDialog list={list} total={total} title={title} onClose={() => setList(null)} /> : null}
    </>
  );
}
