import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { csvFile } from '@/admin/lib/csv';
import type { Total } from '@/admin/lib/found';
import { saveBlob } from '@/admin/lib/save-file';
import { exportText as text } from '@/content/admin/forms';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { localDate } from '@/shared/lib/local-date';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Dialog } from '@/shared/ui/dialog';
import { newExport, readBatch, type SubmissionExport } from '../api/submission-export';
import { submissionQueries } from '../api/submission-queries';
import type { SubmissionFilters } from '../submission-params';

function save({ parts }: SubmissionExport, tab: string): void {
  saveBlob(csvFile(parts), `obouo-${tab}-${localDate(0)}.csv`);
}

/** Reads the whole list, batch after batch, until it is done, stopped or refused; `start` goes on where it was. */
function useExport(filters: SubmissionFilters) {
  const [state, setState] = useState(newExport);
  const [failure, setFailure] = useState<AppError | null>(null);
  const running = useRef<AbortController>(null);

  async function start(from: SubmissionExport) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    try {
      let current = from;
      while (!current.done) {
        current = await readBatch(current, filters, controller.signal);
        if (controller.signal.aborted) return;
        setState(current);
      }
      save(current, filters.tab);
    } catch (cause) {
      if (!controller.signal.aborted) setFailure(toAppError(cause));
    }
  }

  function stop() {
    running.current?.abort();
  }

  return { state, failure, start, stop };
}

interface ExportDialogProps {
  filters: SubmissionFilters;
  total: Total;
  onClose: () => void;
}

/** A search is counted to a ceiling on the screen; the export, which reads all it finds, says of how many. */
function useGoal(filters: SubmissionFilters, total: Total): number | undefined {
  const exact = useQuery({ ...submissionQueries.exactCount(filters), enabled: total === null });
  return total ?? exact.data;
}

function Exporting({ filters, total, onClose }: ExportDialogProps) {
  const counted = useGoal(filters, total);
  const { state, failure, start, stop } = useExport(filters);
  const started = useRef(false);
  const lines = state.rows.toLocaleString('fr-FR');
  const goal = counted === undefined ? undefined : Math.max(counted, state.rows);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start(newExport());
  });

  function handleClose() {
    stop();
    onClose();
  }

  return (
    <Dialog open onOpenChange={handleClose} title={text.title} closeLabel={text.close}>
      <div className="flex flex-col gap-4">
        <p aria-live="polite">
          {state.done ? text.done : text.preparing}{' '}
          <span className="tabular-nums">
            {lines}
            {state.done || goal === undefined ? '' : ` ${text.of} ${goal.toLocaleString('fr-FR')}`}{' '}
            {text.lines}
          </span>
        </p>
        <progress
          aria-label={text.title}
          className="h-2.5 w-full"
          max={goal || 1}
          value={state.done ? goal || 1 : state.rows}
        />
        {failure ? (
          <div role="alert" className="rounded-card border border-danger bg-danger/10 p-3">
            <p className="font-semibold text-danger">{failure.message}</p>
            <p className="mt-1 text-sm">{text.nothingLost}</p>
          </div>
        ) : null}
        <p className="text-sm text-muted">{text.privacy}</p>
        <div className="flex flex-wrap justify-end gap-3">
          {failure ? (
            <button type="button" className={buttonStyles('primary')} onClick={() => void start(state)}>
              {text.resume}
            </button>
          ) : null}
          {state.done ? (
            <button
              type="button"
              className={buttonStyles('outline')}
              onClick={() => save(state, filters.tab)}
            >
              {text.saveAgain}
            </button>
          ) : null}
          <button type="button" className={buttonStyles('outline')} onClick={handleClose}>
            {state.done ? text.close : text.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Button that writes the whole filtered list into a file. */
export function ExportButton({ filters, total }: Omit<ExportDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonStyles('outline', undefined, 'compact')}
        disabled={total === 0}
        onClick={() => setOpen(true)}
      >
        <Download className="size-4" aria-hidden="true" />
        {text.open}
      </button>
      {open ? <Exporting filters={filters} total={total} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
