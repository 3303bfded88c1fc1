import { Archive, CircleAlert, CircleCheck, Send, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { SelectionBar } from '@/admin/lists/selection-bar';
import { Button } from '@/admin/ui/button';
import { binText } from '@/copy/admin/bin';
import { commonText } from '@/copy/admin/common';
import { contentText } from '@/copy/admin/content';
import { contentBinText } from '@/copy/admin/content-bin';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { toAppError } from '@/shared/lib/app-error';
import { useRestoreContent } from '../api/bin';
import { type BulkAction, type BulkResult, type BulkTarget, useBulkAction } from '../api/content-mutations';

interface BulkActionsProps {
  targets: readonly BulkTarget[];
  /** Actions that the role may try. */
  actions: readonly BulkAction[];
  onClear: () => void;
  /** Called with the ids of failed actions. */
  onDone: (failedIds: string[]) => void;
}

const text = contentText.selection;
const icons = { publish: Send, archive: Archive, delete: Trash2 } as const;

type Failure = BulkResult & { outcome: 'refused' | 'failed' };

const hasFailed = (result: BulkResult): result is Failure =>
  result.outcome === 'refused' || result.outcome === 'failed';

function ResultLine({ action, result }: { action: BulkAction; result: BulkResult }) {
  const isFailed = hasFailed(result);
  const Icon = isFailed ? CircleAlert : CircleCheck;
  const resultText = contentText.results;
  const outcome = isFailed
    ? `${resultText[result.outcome]}. ${result.reason}`
    : result.outcome === 'already' && action !== 'delete'
      ? resultText.already[action]
      : resultText.done[action];
  return (
    <li className="flex gap-2 py-1.5">
      <Icon
        className={`mt-1 size-4 shrink-0 ${isFailed ? 'text-danger' : 'text-success'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 break-words">
        <span className="font-semibold">{result.title}</span>
        {'\u00a0: '}
        {outcome}
      </span>
    </li>
  );
}

/** Bar of actions on the selected contents, and their results. */
export function BulkActionBar({ targets, actions, onClear, onDone }: BulkActionsProps) {
  const bulkAction = useBulkAction();
  const restore = useRestoreContent();
  const [isConfirming, setConfirming] = useState(false);
  const results = bulkAction.data;
  const lastAction = bulkAction.variables?.action;
  const deletedIds =
    lastAction === 'delete'
      ? (results ?? []).flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []))
      : [];

  function run(action: BulkAction) {
    if (bulkAction.isPending) return;
    bulkAction.mutate(
      { action, targets },
      {
        onSuccess: (newResults) => onDone(newResults.filter(hasFailed).map(({ id }) => id)),
        onSettled: () => setConfirming(false),
      },
    );
  }

  return (
    <>
      <SelectionBar
        count={targets.length}
        isPending={bulkAction.isPending}
        actions={actions.map((action) => ({
          label: text[action],
          icon: icons[action],
          isDanger: action === 'delete',
          onPress: () => (action === 'delete' ? setConfirming(true) : run(action)),
        }))}
        onClear={onClear}
      />
      {results && lastAction ? (
        <section
          aria-label={contentText.results.title}
          className="flex flex-wrap items-start gap-3 rounded-card border border-line bg-surface p-4"
        >
          <ul role="status" className="min-w-0 flex-1 basis-60 text-sm">
            {results.map((result) => (
              <ResultLine key={result.id} action={lastAction} result={result} />
            ))}
          </ul>
          {deletedIds.length > 0 ? (
            <Button
              icon={Undo2}
              disabled={restore.isPending}
              onClick={() => restore.mutate(deletedIds, { onSuccess: () => bulkAction.reset() })}
            >
              {restore.isPending ? binText.restoring : contentBinText.undoBulk}
            </Button>
          ) : null}
          <button
            type="button"
            aria-label={contentText.results.close}
            className="grid size-10 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg"
            onClick={() => bulkAction.reset()}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </section>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        title={text.deleteQuestion}
        description={targets.map(({ title }) => title).join(' · ')}
        confirmLabel={bulkAction.isPending ? commonText.deleting : text.deleteConfirm}
        cancelLabel={commonText.cancel}
        error={bulkAction.error ? toAppError(bulkAction.error).message : undefined}
        pending={bulkAction.isPending}
        onConfirm={() => run('delete')}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
