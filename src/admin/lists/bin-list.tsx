import { addDays, parseISO } from 'date-fns';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { type ConfirmedMutationResult, ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { BIN_RETENTION_DAYS, binText as text } from '@/copy/admin/bin';
import type { BulkListOptions } from './bulk-action';
import { ListNotice } from './list-notice';
import { ListToolbar } from './list-toolbar';
import { type ListQueryResult, PagedList } from './paged-list';
import { type SearchAndPageParams, searchAndPageUrlParams } from './search-and-page-params';
import { PageSelectionCheckbox, RowSelectionCheckbox } from './selection-checkboxes';
import { useListToolbar } from './use-list-toolbar';
import type { RowSelection } from './use-row-selection';

/** Columns of every bin. */
interface DeletedRow {
  id: string;
  deleted_at: string;
  deleted_by_name: string;
}

interface BinRowDisplay {
  name: string;
  details: readonly string[];
  picture?: ReactNode;
}

interface BinListProps<Row extends DeletedRow> {
  params: SearchAndPageParams;
  query: ListQueryResult<Row>;
  toDisplay: (row: Row) => BinRowDisplay;
  restore: { mutate(id: string): void; isPending: boolean; variables: string | undefined };
  /** Null for people who may not erase. */
  erasure: ConfirmedMutationResult<NoInfer<Row>> | null;
  bulk: BulkListOptions<NoInfer<Row>>;
  text: { listLabel: string; one: string; many: string; eraseQuestion: string; eraseConsequence: string };
}

const getErasureDate = ({ deleted_at }: DeletedRow) =>
  addDays(parseISO(deleted_at), BIN_RETENTION_DAYS).toISOString();

interface BinRowProps {
  row: DeletedRow;
  display: BinRowDisplay;
  selection: RowSelection | undefined;
  isRestoring: boolean;
  onRestore: () => void;
  onErase: (() => void) | undefined;
}

function BinRow({ row, display, selection, isRestoring, onRestore, onErase }: BinRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 rounded-card border border-line bg-surface py-3 pr-2 pl-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <RowSelectionCheckbox id={row.id} name={quoteName(display.name)} selection={selection} />
        {display.picture}
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{display.name}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            {display.details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
            <span>
              {text.deletedOn} <time dateTime={row.deleted_at}>{formatAdminDateTime(row.deleted_at)}</time>
              {row.deleted_by_name ? ` ${text.by} ${row.deleted_by_name}` : ''}
            </span>
            <span>
              {text.erasedOn}{' '}
              <time dateTime={getErasureDate(row)}>{formatAdminDate(getErasureDate(row))}</time>
            </span>
          </p>
        </div>
      </div>
      <Button
        icon={ArchiveRestore}
        aria-label={`${text.restore} ${quoteName(display.name)}`}
        disabled={isRestoring}
        onClick={onRestore}
      >
        {isRestoring ? text.restoring : text.restore}
      </Button>
      {onErase ? (
        <DeleteIconButton title={text.erase} name={quoteName(display.name)} onClick={onErase} />
      ) : null}
    </li>
  );
}

export function BinList<Row extends DeletedRow>(props: BinListProps<Row>) {
  const { params, query, toDisplay, restore, erasure, bulk, text: listText } = props;
  const { getSearchProps } = useListToolbar(searchAndPageUrlParams, params);
  const [rowToErase, setRowToErase] = useState<Row | null>(null);
  return (
    <>
      <ListToolbar search={getSearchProps(text.searchLabel)} />
      <PagedList
        urlParams={searchAndPageUrlParams}
        params={params}
        query={query}
        text={{ ...text, one: listText.one, many: listText.many }}
        showsTotal
        empty={<ListNotice icon={Trash2} {...text.empty} />}
        bulk={bulk}
      >
        {(rows, selection) => (
          <>
            <PageSelectionCheckbox selection={selection} />
            <ul aria-label={listText.listLabel} className="flex flex-col gap-3">
              {rows.map((row) => (
                <BinRow
                  key={row.id}
                  row={row}
                  display={toDisplay(row)}
                  selection={selection}
                  isRestoring={restore.isPending && restore.variables === row.id}
                  onRestore={() => restore.mutate(row.id)}
                  onErase={erasure ? () => setRowToErase(row) : undefined}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {erasure ? (
        <ConfirmMutationDialog
          target={rowToErase}
          title={listText.eraseQuestion}
          description={
            rowToErase ? `${quoteName(toDisplay(rowToErase).name)}. ${listText.eraseConsequence}` : undefined
          }
          mutation={erasure}
          onClose={() => setRowToErase(null)}
        />
      ) : null}
    </>
  );
}
