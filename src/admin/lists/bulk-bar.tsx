import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
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
import { BulkResultPanel, formatRowNameSummary } from './bulk-result-panel';
import { type RowTotal, SEARCH_CAP } from './row-total';
import type { RowSelection } from './use-row-selection';

interface BulkBarProps<Row extends { id: string }> {
  bulk: BulkListOptions<Row>;
  getOrderValue: ((row: Row) => string) | undefined;
  /** Selected rows of the page. */
  rows: readonly Row[];
  selection: RowSelection;
  /** Number of rows of the whole list that an action may reach. */
  total: RowTotal;
}

interface BulkActionVariables<Row> {
  action: BulkAction<Row>;
  /** Null for the whole list. */
  rows: readonly Row[] | null;
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

export function BulkBar<Row extends { id: string }>(props: BulkBarProps<Row>) {
  const { bulk, getOrderValue, rows, selection, total } = props;
  const [progress, setProgress] = useState<{ finishedCount: number; targetCount: number } | null>(null);
  const [actionToConfirm, setActionToConfirm] = useState<BulkAction<Row> | null>(null);
  const [dialogLabel, setDialogLabel] = useState<string | null>(null);
  const controllerRef = useRef<AbortController>(null);
  const barRef = useRef<HTMLDivElement>(null);
  // A total above the cap is null.
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
  const { data: result, variables, isPending } = mutation;

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
      ref={barRef}
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
      {result && variables && !isPending ? (
        <BulkResultPanel
          action={variables.action}
          result={result}
          getName={bulk.getName}
          onUndo={() => variables.action.undo && startAction(variables.action.undo, result.doneRows)}
          onRetry={() => startAction(variables.action, listRefusedRows(result))}
          onClose={() => {
            barRef.current?.closest<HTMLElement>('[data-list]')?.focus({ preventScroll: true });
            mutation.reset();
          }}
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
