import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatCount, numberFormat } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { MenuButton } from '@/admin/ui/menu-button';
import { rowSelectionText, bulkText as text } from '@/copy/admin/bulk';
import { adminCommonText } from '@/copy/admin/common';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import {
  type BulkAction,
  type BulkBarEntry,
  type BulkListOptions,
  type BulkResult,
  MAX_BULK_ROWS,
  readListRows,
  runBulkAction,
} from './bulk-action';
import { type RowTotal, SEARCH_CAP } from './row-total';
import type { RowSelection } from './use-row-selection';

const MAX_NAMES = 10;

/** Returns the names of the first ten rows, and the number of the other rows. */
function formatRowNameSummary<Row>(rows: readonly Row[], getName: (row: Row) => string): string {
  const names = rows.slice(0, MAX_NAMES).map(getName).filter(Boolean);
  const otherCount = rows.length - names.length;
  const others =
    names.length > 0 && otherCount > 0 ? ` ${text.and} ${formatCount(otherCount, text.others)}` : '';
  return `${names.join(' · ')}${others}`;
}

interface BulkActionVariables<Row> {
  action: BulkAction<Row>;
  /** Null for the whole list. */
  rows: readonly Row[] | null;
}

interface BulkResultPanelProps<Row> {
  run: BulkActionVariables<Row>;
  result: BulkResult<Row>;
  getName: (row: Row) => string;
  onUndo: () => void;
  onRetry: () => void;
  onClose: () => void;
}

function BulkResultPanel<Row>(props: BulkResultPanelProps<Row>) {
  const { run, result, getName, onUndo, onRetry, onClose } = props;
  const { doneRows, unchangedCount, refusals } = result;
  return (
    <section
      aria-label={text.result}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line-strong bg-surface p-4 shadow-overlay"
    >
      <div role="status" className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">{formatCount(doneRows.length, run.action.done)}</p>
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
      {run.action.undo && doneRows.length > 0 ? (
        <Button icon={Undo2} onClick={onUndo}>
          {run.action.undo.label}
        </Button>
      ) : null}
      {refusals.length > 0 ? <Button onClick={onRetry}>{adminCommonText.retry}</Button> : null}
      <IconButton icon={X} title={text.close} label={text.close} onClick={onClose} />
    </section>
  );
}

function EntryButton<Row>({
  entry,
  onAction,
  onDialog,
}: {
  entry: BulkBarEntry<Row>;
  onAction: (action: BulkAction<Row>) => void;
  onDialog: () => void;
}) {
  const { label, icon: Icon } = entry;
  if ('actions' in entry) {
    return (
      <MenuButton
        className={getCompactButtonClassName('outline')}
        items={entry.actions.map((action) => ({ label: action.label, onPress: () => onAction(action) }))}
      >
        {Icon ? <Icon className="size-4 max-sm:hidden" aria-hidden="true" /> : null}
        {label}
      </MenuButton>
    );
  }
  const isDanger = 'isDanger' in entry && entry.isDanger;
  return (
    <Button
      variant={isDanger ? 'danger' : 'outline'}
      className="max-sm:[&_svg]:hidden"
      icon={Icon}
      onClick={() => ('renderDialog' in entry ? onDialog() : onAction(entry))}
    >
      {label}
    </Button>
  );
}

const listRefusedRows = <Row,>({ refusals }: BulkResult<Row>): Row[] => refusals.flatMap(({ rows }) => rows);

interface BulkBarProps<Row extends { id: string }> {
  bulk: BulkListOptions<Row>;
  getOrderValue: ((row: Row) => string) | undefined;
  /** Selected rows of the page. */
  rows: readonly Row[];
  selection: RowSelection;
  /** Rows of the whole list that an action may reach. */
  total: RowTotal;
}

export function BulkBar<Row extends { id: string }>(props: BulkBarProps<Row>) {
  const { bulk, getOrderValue, rows, selection, total } = props;
  const [progress, setProgress] = useState<{ finishedCount: number; targetCount: number } | null>(null);
  const [actionToConfirm, setActionToConfirm] = useState<BulkAction<Row> | null>(null);
  const [dialogLabel, setDialogLabel] = useState<string | null>(null);
  const controllerRef = useRef<AbortController>(null);
  // Null is a total above the cap.
  const knownTotal = total === null ? SEARCH_CAP : (total ?? 0);
  const wholeListCount = Math.min(knownTotal, MAX_BULK_ROWS);
  const selectedCount = selection.isWholeList ? wholeListCount : rows.length;

  const mutation = useMutation({
    mutationFn: async ({ action, rows: chosenRows }: BulkActionVariables<Row>) => {
      const controller = new AbortController();
      controllerRef.current = controller;
      setProgress(null);
      const targets = chosenRows ?? (await readListRows(bulk, getOrderValue, wholeListCount));
      const onProgress = (finishedCount: number) =>
        setProgress({ finishedCount, targetCount: targets.length });
      onProgress(0);
      return runBulkAction(action, targets, { onProgress, signal: controller.signal });
    },
    onSuccess: (bulkResult) => selection.replace(listRefusedRows(bulkResult).map(({ id }) => id)),
    meta: { invalidates: bulk.invalidates, error: text.failed },
  });
  const { data: result, variables: run, isPending } = mutation;

  function startAction(action: BulkAction<Row>, targets = selection.isWholeList ? null : rows) {
    setActionToConfirm(null);
    if (!isPending) mutation.mutate({ action, rows: targets });
  }
  const chooseAction = (action: BulkAction<Row>) =>
    action.question ? setActionToConfirm(action) : startAction(action);
  const dialogEntry = bulk.entries.find(({ label }) => label === dialogLabel);
  const question = actionToConfirm?.question;
  const nameList = selection.isWholeList ? '' : formatRowNameSummary(rows, bulk.getName);
  const rowSummary = `${formatCount(selectedCount, text.rows)}${nameList ? `\u00a0: ${nameList}` : ''}`;
  const canSelectWholeList =
    selection.isPageSelected && !selection.isWholeList && wholeListCount > rows.length;
  const formattedWholeListCount = numberFormat.format(wholeListCount);
  const formattedProgress = progress
    ? ` ${numberFormat.format(progress.finishedCount)} ${text.of} ${numberFormat.format(progress.targetCount)}`
    : '';

  return (
    <div
      data-bulk-bar=""
      className="sticky bottom-2 z-10 flex max-h-[60dvh] flex-col gap-2 overflow-y-auto rounded-card bg-bg empty:hidden"
    >
      {selectedCount > 0 || isPending ? (
        <section
          aria-label={rowSelectionText.label}
          className="flex flex-wrap items-center gap-2 rounded-card border border-highlight bg-surface p-2 shadow-overlay"
        >
          {isPending ? null : (
            <IconButton
              icon={X}
              title={rowSelectionText.clear}
              label={rowSelectionText.clear}
              onClick={selection.clear}
            />
          )}
          <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
            {isPending ? `${text.running}${formattedProgress}` : formatCount(selectedCount, rowSelectionText)}
          </p>
          {isPending ? (
            <Button onClick={() => controllerRef.current?.abort()}>{text.stop}</Button>
          ) : (
            <>
              {canSelectWholeList ? (
                <Button
                  variant="quiet"
                  className="text-highlight underline"
                  onClick={selection.selectWholeList}
                >
                  {wholeListCount === total
                    ? text.selectWhole(formattedWholeListCount)
                    : text.selectFirst(formattedWholeListCount)}
                </Button>
              ) : null}
              {bulk.entries.map((entry) => (
                <EntryButton
                  key={entry.label}
                  entry={entry}
                  onAction={chooseAction}
                  onDialog={() => setDialogLabel(entry.label)}
                />
              ))}
            </>
          )}
        </section>
      ) : null}
      {result && run && !isPending ? (
        <BulkResultPanel
          run={run}
          result={result}
          getName={bulk.getName}
          onUndo={() => run.action.undo && startAction(run.action.undo, result.doneRows)}
          onRetry={() => startAction(run.action, listRefusedRows(result))}
          onClose={mutation.reset}
        />
      ) : null}
      <ConfirmDialog
        open={actionToConfirm !== null}
        title={question?.title ?? ''}
        description={`${rowSummary}. ${question?.text ?? ''}`}
        confirmLabel={question?.confirm ?? ''}
        cancelLabel={adminCommonText.cancel}
        onConfirm={() => actionToConfirm && startAction(actionToConfirm)}
        onCancel={() => setActionToConfirm(null)}
      />
      {dialogEntry && 'renderDialog' in dialogEntry
        ? dialogEntry.renderDialog(startAction, () => setDialogLabel(null))
        : null}
    </div>
  );
}
