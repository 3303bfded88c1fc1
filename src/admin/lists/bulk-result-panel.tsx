import { CircleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { bulkText as text } from '@/copy/admin/bulk';
import { adminCommonText } from '@/copy/admin/common';
import type { BulkAction, BulkResult } from './bulk-action';

const MAX_NAMES = 10;

/** Returns the names of the first ten rows, and the number of the other rows. */
export function formatRowNameSummary<Row>(rows: readonly Row[], getName: (row: Row) => string): string {
  const names = rows.slice(0, MAX_NAMES).map(getName).filter(Boolean);
  const otherCount = rows.length - names.length;
  const others =
    names.length > 0 && otherCount > 0 ? ` ${text.and} ${formatCount(otherCount, text.others)}` : '';
  return `${names.join(' · ')}${others}`;
}

interface BulkResultPanelProps<Row> {
  action: BulkAction<Row>;
  result: BulkResult<Row>;
  getName: (row: Row) => string;
  onUndo: () => void;
  onRetry: () => void;
  onClose: () => void;
}

export function BulkResultPanel<Row>(props: BulkResultPanelProps<Row>) {
  const { action, result, getName, onUndo, onRetry, onClose } = props;
  const { doneRows, unchangedCount, refusals } = result;
  const panel = useRef<HTMLElement>(null);

  // The pressed button has disappeared: the focus is on the body, or `useListFocus` gave it to the list.
  useEffect(() => {
    const { activeElement } = document;
    const list = panel.current?.closest('[data-list]');
    if (activeElement === document.body || activeElement === list)
      panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={text.result}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line-strong bg-surface p-4 shadow-overlay"
    >
      <div role="status" className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">{formatCount(doneRows.length, action.resultWords)}</p>
        {unchangedCount > 0 ? <p>{formatCount(unchangedCount, text.unchanged)}</p> : null}
        {refusals.length > 0 ? (
          <ul>
            {refusals.map(({ reason, rows }) => (
              <li key={reason} className="flex gap-2 pt-1.5">
                <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
                <span className="min-w-0 break-words">
                  {text.refused} {formatCount(rows.length, text.rows)}
                  {'\u00a0: '}
                  {reason}
                  <span className="block text-muted">{formatRowNameSummary(rows, getName)}</span>
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {action.undo && doneRows.length > 0 ? (
        <Button icon={Undo2} onClick={onUndo}>
          {action.undo.label}
        </Button>
      ) : null}
      {refusals.length > 0 ? <Button onClick={onRetry}>{adminCommonText.retry}</Button> : null}
      <IconButton icon={X} title={text.close} label={text.close} onClick={onClose} />
    </section>
  );
}
