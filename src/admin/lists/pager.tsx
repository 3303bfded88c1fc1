import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { numberFormat } from '@/admin/lib/number-format';
import { adminCommonText } from '@/copy/admin/common';
import type { KeysetPosition, PageLinkTargets } from './keyset';
import { NeighbourLink } from './neighbour-link';
import { type RowTotal, SEARCH_CAP } from './row-total';

interface PagerProps {
  page: number;
  pageSize: number;
  rowCount: number;
  links: PageLinkTargets;
  total: RowTotal;
  href: (position: KeysetPosition) => string;
}

const text = adminCommonText.pager;

/** Returns « sur 240 » or « sur plus de 1 000 »; empty until the rows are counted. */
function formatTotal(total: RowTotal): string {
  if (total === undefined) return '';
  if (total === null) return `${text.ofMoreThan} ${numberFormat.format(SEARCH_CAP)}`;
  return `${text.of} ${numberFormat.format(total)}`;
}

export function Pager({ page, pageSize, rowCount, links, total, href }: PagerProps) {
  const firstRowNumber = (page - 1) * pageSize + 1;
  const range = `${numberFormat.format(firstRowNumber)}–${numberFormat.format(firstRowNumber + rowCount - 1)}`;
  const toHref = (position: KeysetPosition | null) => (position ? href(position) : null);
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">
        {range} {formatTotal(total)}
      </p>
      <div className="flex gap-2">
        <NeighbourLink icon={ChevronFirst} label={text.firstPage} href={toHref(links.first)} />
        <NeighbourLink icon={ChevronLeft} label={text.previous} href={toHref(links.previous)} />
        <NeighbourLink icon={ChevronRight} label={text.next} href={toHref(links.next)} />
        <NeighbourLink icon={ChevronLast} label={text.lastPage} href={toHref(links.last)} />
      </div>
    </nav>
  );
}
