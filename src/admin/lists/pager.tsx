import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { numbers } from '@/admin/lib/numbers';
import type { PageLinks, PagePosition } from '@/admin/lists/keyset';
import { SEARCH_CAP, type Total } from '@/admin/lists/search-count';
import { commonText } from '@/copy/admin/common';
import { buttonStyles } from '@/shared/components/button-styles';

interface PagerProps {
  page: number;
  pageSize: number;
  /** Rows on this page. */
  shown: number;
  links: PageLinks;
  total: Total;
  href: (position: PagePosition) => string;
}

const text = commonText.pager;

function Step({ icon: Icon, label, href }: { icon: LucideIcon; label: string; href: string | null }) {
  const shape = buttonStyles('outline', 'min-w-10 px-2.5', 'compact');
  const content = (
    <>
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </>
  );
  if (href) {
    return (
      <Link to={href} title={label} className={shape}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" disabled className={shape}>
      {content}
    </button>
  );
}

/** First, previous, next and last page of a list. */
export function Pager({ page, pageSize, shown, links, total, href }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const range = shown > 0 ? `${numbers.format(first)}–${numbers.format(first + shown - 1)}` : '0';
  const insertLink = (position: PagePosition | null) => (position ? href(position) : null);
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">
        {range}
        {total === undefined ? '' : ` ${total === null ? text.ofMoreThan : text.of} `}
        {total === undefined ? '' : numbers.format(total ?? SEARCH_CAP)}
      </p>
      <div className="flex gap-2">
        <Step icon={ChevronFirst} label={text.firstPage} href={insertLink(links.first)} />
        <Step icon={ChevronLeft} label={text.previous} href={insertLink(links.previous)} />
        <Step icon={ChevronRight} label={text.next} href={insertLink(links.next)} />
        <Step icon={ChevronLast} label={text.lastPage} href={insertLink(links.last)} />
      </div>
    </nav>
  );
}
