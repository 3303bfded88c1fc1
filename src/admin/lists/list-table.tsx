import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Column {
  label: string;
  /** Said only: what stands below tells it. */
  hideLabel?: boolean;
  className?: string;
}

interface ListTableProps {
  caption: string;
  columns: readonly Column[];
  /** Over a first column of boxes: the one for all of them. */
  corner?: ReactNode;
  className?: string;
  /** The rows. */
  children: ReactNode;
}

/** A list as a table, from 768 px: its frame and the heads of its columns. */
export function ListTable({ caption, columns, corner, className, children }: ListTableProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className={clsx('w-full border-collapse text-left text-sm', className)}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface text-muted">
          <tr>
            {corner ? <td className="w-12 pl-2">{corner}</td> : null}
            {columns.map(({ label, hideLabel, className: width }) => (
              <th key={label} scope="col" className={clsx('px-4 py-2.5 font-semibold', width)}>
                {hideLabel ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">{children}</tbody>
      </table>
    </div>
  );
}
