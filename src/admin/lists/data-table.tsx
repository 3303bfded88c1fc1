import clsx from 'clsx';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import type { KeysetOrder } from './keyset';
import { PageSelectionCheckbox, RowSelectionCheckbox } from './selection-checkboxes';
import type { RowSelection } from './use-row-selection';

/** Column of a list: a table column, or a part of the card on a small screen. */
export interface ListColumn<Row, Sort extends string = string> {
  header: string;
  /** Keeps the header for screen readers only. */
  hidesHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** Place on the card. `actions` are at the right of the title, `line` is below it. Absent: not on the card. */
  card?: 'title' | 'actions' | 'line' | 'labelledValue';
  /** Returns true when the card of this row leaves the cell out. */
  hidesOnCard?: (row: Row) => boolean;
  className?: string;
  /** Order after the first press on the header, then the reverse order. */
  sorts?: readonly [Sort, Sort];
}

export interface ListSortProps<Sort extends string> {
  current: Sort;
  orders: Record<Sort, KeysetOrder>;
  href: (sort: Sort) => string;
}

interface DataTableProps<Row extends { id: string }, Sort extends string> {
  caption: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row, Sort>[];
  sort?: ListSortProps<Sort>;
  /** Absent for a list without bulk actions. */
  selection?: RowSelection | undefined;
  getRowName?: (row: Row) => string;
  /** Width in pixels from which the rows are a table. */
  minTableWidth?: number;
}

interface ColumnHeaderProps<Row, Sort extends string> {
  column: ListColumn<Row, Sort>;
  sort: ListSortProps<Sort> | undefined;
}

function ColumnHeader<Row, Sort extends string>({ column, sort }: ColumnHeaderProps<Row, Sort>) {
  const { header, hidesHeader, className, sorts } = column;
  const cellClass = clsx('px-4 py-2.5 font-semibold', className);
  if (!sort || !sorts) {
    return (
      <th scope="col" className={cellClass}>
        {hidesHeader ? <span className="sr-only">{header}</span> : header}
      </th>
    );
  }
  const [firstSort, reverseSort] = sorts;
  const isSorted = sort.current === firstSort || sort.current === reverseSort;
  const { ascending } = sort.orders[sort.current];
  const SortedIcon = ascending ? ArrowUp : ArrowDown;
  const Icon = isSorted ? SortedIcon : ArrowDownUp;
  const direction = ascending ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={cellClass}>
      <Link
        to={sort.href(sort.current === firstSort ? reverseSort : firstSort)}
        replace
        preventScrollReset
        className={clsx(
          '-my-2.5 inline-flex min-h-10 items-center gap-1.5 hover:text-fg',
          isSorted && 'text-fg',
        )}
      >
        {header}
        <Icon className={clsx('size-3.5', !isSorted && 'opacity-60')} aria-hidden="true" />
      </Link>
    </th>
  );
}

function Table<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { caption, rows, columns, sort, selection, getRowName } = props;
  return (
    <div className="relative overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface text-muted">
          <tr>
            {selection ? (
              <td className="w-12 pl-2">
                <PageSelectionCheckbox selection={selection} showsLabel={false} />
              </td>
            ) : null}
            {columns.map((column) => (
              <ColumnHeader key={column.header} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <tr key={row.id} className={selection?.has(row.id) ? 'bg-surface-strong' : 'hover:bg-surface'}>
              {selection ? (
                <td className="pl-2">
                  <RowSelectionCheckbox id={row.id} name={getRowName?.(row) ?? ''} selection={selection} />
                </td>
              ) : null}
              {columns.map(({ header, cell, className }) => (
                <td key={header} className={clsx('px-4 py-1.5', className)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { caption, rows, columns, selection, getRowName } = props;
  const getCardColumns = (row: Row, place: ListColumn<Row>['card']) =>
    columns.filter((column) => column.card === place && !column.hidesOnCard?.(row));
  const renderCells = (row: Row, place: ListColumn<Row>['card'], className?: string) =>
    getCardColumns(row, place).map(({ header, cell }) => (
      <div key={header} className={className}>
        {cell(row)}
      </div>
    ));
  return (
    <>
      <PageSelectionCheckbox selection={selection} />
      <ul aria-label={caption} className="flex flex-col gap-3">
        {rows.map((row) => (
          <li key={row.id} className="rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-start gap-2">
              <RowSelectionCheckbox id={row.id} name={getRowName?.(row) ?? ''} selection={selection} />
              {renderCells(row, 'title', 'min-w-20 flex-1')}
              {renderCells(row, 'actions', 'ml-auto')}
            </div>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
              {renderCells(row, 'line', 'min-w-0')}
            </div>
            <dl className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted">
              {getCardColumns(row, 'labelledValue').map(({ header, cell }) => (
                <div key={header} className="flex gap-1.5">
                  <dt>{header}</dt>
                  <dd className="text-fg">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Rows of a list: a table on a wide screen, cards on a small one. */
export function DataTable<Row extends { id: string }, Sort extends string = never>(
  props: DataTableProps<Row, Sort>,
) {
  const isWide = useMediaQuery(`(min-width: ${props.minTableWidth ?? 768}px)`);
  const Rows = isWide ? Table : Cards;
  return <Rows {...props} />;
}
