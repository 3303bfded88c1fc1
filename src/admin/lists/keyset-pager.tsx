import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MOST_FOUND, type Total } from '@/admin/lib/found';
import type { KeysetPosition, KeysetSteps } from '@/admin/lib/keyset';
import { numbers } from '@/admin/lib/numbers';
import { commonText } from '@/copy/admin/common';
import { buttonStyles } from '@/shared/components/button-styles';

interface KeysetPagerProps {
  page: number;
  pageSize: number;
  /** Rows on this page. */
  shown: number;
  steps: KeysetSteps;
  total: Total;
  hrefOf: (position: KeysetPosition) => string;
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

/** First, previous, next and last page of a list paged by `src/admin/lib/keyset.ts`. */
export function KeysetPager({ page, pageSize, shown, steps, total, hrefOf }: KeysetPagerProps) {
  const first = (page - 1) * pageSize + 1;
  const range = shown > 0 ? `${numbers.format(first)}–${numbers.format(first + shown - 1)}` : '0';
  const href = (position: KeysetPosition | null) => (position ? hrefOf(position) : null);
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">
        {range}
        {total === undefined ? '' : ` ${total === null ? text.ofMoreThan : text.of} `}
        {total === undefined ? '' : numbers.format(total ?? MOST_FOUND)}
      </p>
      <div className="flex gap-2">
        <Step icon={ChevronFirst} label={text.firstPage} href={href(steps.first)} />
        <Step icon={ChevronLeft} label={text.previous} href={href(steps.previous)} />
        <Step icon={ChevronRight} label={text.next} href={href(steps.next)} />
        <Step icon={ChevronLast} label={text.lastPage} href={href(steps.last)} />
      </div>
    </nav>
  );
}
