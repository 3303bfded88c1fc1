import clsx from 'clsx';
import { rowSelectionText } from '@/copy/admin/bulk';
import type { RowSelection } from './use-row-selection';

const checkboxClass = 'size-5 accent-(--accent)';

interface RowCheckboxProps {
  id: string;
  name: string;
  /** Undefined without bulk actions. */
  selection: RowSelection | undefined;
}

/** Checkbox of one row; nothing for a row that cannot be selected. */
export function RowSelectionCheckbox({ id, name, selection }: RowCheckboxProps) {
  if (!selection?.canSelect(id)) return null;
  return (
    <label className="grid size-10 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className={checkboxClass}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
      <span className="sr-only">{`${rowSelectionText.selectRow} ${name}`}</span>
    </label>
  );
}

/** Checkbox that selects the rows of the page; nothing without bulk actions. */
export function PageSelectionCheckbox({
  selection,
  showsLabel = true,
}: {
  selection: RowSelection | undefined;
  /** False when only screen readers read the label. */
  showsLabel?: boolean;
}) {
  if (!selection) return null;
  return (
    <label
      className={clsx(
        'flex min-h-10 min-w-10 cursor-pointer items-center gap-3',
        showsLabel ? 'self-start' : 'justify-center',
      )}
    >
      <input
        type="checkbox"
        className={checkboxClass}
        ref={(input) => {
          if (input) input.indeterminate = selection.isPagePartlySelected;
        }}
        checked={selection.isPageSelected}
        onChange={selection.togglePage}
      />
      <span className={showsLabel ? 'text-sm' : 'sr-only'}>{rowSelectionText.selectPage}</span>
    </label>
  );
}
