import { Pencil, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { numberFormat } from '@/admin/lib/number-format';
import { quoteName } from '@/admin/lib/quote-name';
import { MoveButtons } from '@/admin/lists/move-buttons';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { IconButton } from '@/admin/ui/icon-button';
import { categoryText as text } from '@/copy/admin/taxonomy';
import { paths } from '@/shared/lib/paths';
import type { CategoryRow as Row } from '../api/taxonomy-queries';
import { formatContentCount } from '../content-count';

export interface CategoryActionHandlers {
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  onCreateChild: (row: Row) => void;
}

interface CategoryListItemProps extends CategoryActionHandlers {
  row: Row;
  /** Position among the siblings, from 1. */
  position: number;
  siblingCount: number;
  /** Number of contents of the category; undefined until counted. */
  count: number | undefined;
  /** Number of contents of the category and its children. */
  total: number | undefined;
  mayEdit: boolean;
  mayMove: boolean;
  onMove: (position: number) => void;
}

function ContentCount({ row, count, total }: Pick<CategoryListItemProps, 'row' | 'count' | 'total'>) {
  if (count === undefined) return <span className="text-muted">{formatContentCount(count)}</span>;
  return (
    <>
      <Link
        to={`${paths.admin.content}?categorie=${row.id}`}
        className="underline decoration-line-strong underline-offset-4 hover:text-highlight"
      >
        {formatContentCount(count)}
      </Link>
      {total !== undefined && total !== count ? (
        <span className="text-muted">
          {' '}
          ({numberFormat.format(total)} {text.withChildren})
        </span>
      ) : null}
    </>
  );
}

export function CategoryListItem(props: CategoryListItemProps) {
  const { row, position, siblingCount, count, total, mayEdit, mayMove } = props;
  const quotedName = quoteName(row.name);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="leading-snug font-semibold wrap-anywhere">{row.name}</p>
        <p className="text-xs text-muted wrap-anywhere">
          {row.slug}
          {row.description ? <span className="max-md:hidden"> · {row.description}</span> : null}
        </p>
      </div>
      <p className="text-sm max-md:basis-full">
        <ContentCount row={row} count={count} total={total} />
      </p>
      {mayEdit ? (
        <div className="-ml-3 flex flex-wrap max-md:basis-full md:ml-0">
          <MoveButtons
            itemName={row.name}
            isFirst={!mayMove || position === 1}
            isLast={!mayMove || position === siblingCount}
            onMove={(step) => props.onMove(position + step)}
          />
          {row.parent_id === null ? (
            <IconButton
              icon={Plus}
              title={`${text.createBelow} ${quotedName}`}
              label={`${text.createBelow} ${quotedName}`}
              onClick={() => props.onCreateChild(row)}
            />
          ) : (
            <span className="size-10 max-md:hidden" />
          )}
          <IconButton
            icon={Pencil}
            title={text.edit}
            label={`${text.edit} ${quotedName}`}
            onClick={() => props.onEdit(row)}
          />
          <DeleteIconButton name={quotedName} onClick={() => props.onDelete(row)} />
        </div>
      ) : null}
    </div>
  );
}
