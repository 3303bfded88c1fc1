import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { numberFormat } from '@/admin/lib/number-format';
import { adminCommonText } from '@/copy/admin/common';
import { IconLink } from './icon-link';
import type { KeysetPosition, PageLinkTargets } from './keyset';
import { type RowTotal, SEARCH_CAP } from './row-total';
import { showListStart } from './show-list-start';

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
  // Rows may be deleted after the link to the last page was made, so the last page counts its rows from the end.
  const lastRowNumber =
    links.next === null && typeof total === 'number' ? total : (page - 1) * pageSize + rowCount;
  const firstRowNumber = Math.max(lastRowNumber - rowCount + 1, 1);
  const range = `${numberFormat.format(firstRowNumber)}–${numberFormat.format(lastRowNumber)}`;
  const renderLink = (icon: LucideIcon, label: string, position: KeysetPosition | null) => (
    <IconLink icon={icon} label={label} href={position ? href(position) : null} onClick={showListStart} />
  );
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-3">
      {/* announced when the page changes */}
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {range} {formatTotal(total)}
      </p>
      <div className="flex flex-wrap gap-2">
        {renderLink(ChevronFirst, text.firstPage, links.first)}
        {renderLink(ChevronLeft, text.previous, links.previous)}
        {renderLink(ChevronRight, text.next, links.next)}
        {renderLink(ChevronLast, text.lastPage, links.last)}
      </div>
    </nav>
  );
}
