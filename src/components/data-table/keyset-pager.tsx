import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { commonText } from '@/content/admin/common';
import type { KeysetPosition, KeysetSteps } from '@/lib/keyset';

interface KeysetPagerProps {
  page: number;
  pageSize: number;
  /** Rows on this page. */
  shown: number;
  steps: KeysetSteps;
  /** Undefined until counted; a text stands for what is not counted to the end. */
  total: number | string | undefined;
  hrefOf: (position: KeysetPosition) => string;
}

const text = commonText.pager;
const numbers = new Intl.NumberFormat('fr-FR');

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

/** First, previous, next and last page of a list paged by `src/lib/keyset.ts`. */
export function KeysetPager({ page, pageSize, shown, steps, total, hrefOf }: KeysetPagerProps) {
  const first = (page - 1) * pageSize + 1;
  const range = shown > 0 ? `${numbers.format(first)}–${numbers.format(first + shown - 1)}` : '0';
  const of = typeof total === 'number' ? numbers.format(total) : total;
  const href = (position: KeysetPosition | null) => (position ? hrefOf(position) : null);
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">
        {range}
        {of === undefined ? '' : ` ${text.of} ${of}`}
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
