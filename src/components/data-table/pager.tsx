import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { commonText } from '@/content/admin/common';

interface PagerProps {
  page: number;
  pageSize: number;
  /** Rows on this page. */
  shown: number;
  hasNext: boolean;
  /** Undefined until counted. */
  total: number | undefined;
  /** Address of a page. */
  hrefOf: (page: number) => string;
}

const text = commonText.pager;
const numbers = new Intl.NumberFormat('fr-FR');

interface StepProps {
  href: string | null;
  label: string;
  side: 'previous' | 'next';
}

function Step({ href, label, side }: StepProps) {
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  const content = (
    <>
      {side === 'previous' ? <Icon className="size-4" aria-hidden="true" /> : null}
      <span className="max-sm:sr-only">{label}</span>
      {side === 'next' ? <Icon className="size-4" aria-hidden="true" /> : null}
    </>
  );
  const shape = buttonStyles('outline', 'min-w-10', 'compact');
  if (href) {
    return (
      <Link to={href} rel={side === 'previous' ? 'prev' : 'next'} className={shape}>
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

/** Pages of a list. Works without the total, and shows it once counted. */
export function Pager({ page, pageSize, shown, hasNext, total, hrefOf }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const range = shown > 0 ? `${numbers.format(first)}–${numbers.format(first + shown - 1)}` : '0';
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">
        {range}
        {total === undefined ? '' : ` ${text.of} ${numbers.format(total)}`}
      </p>
      <div className="flex gap-2">
        <Step href={page > 1 ? hrefOf(page - 1) : null} label={text.previous} side="previous" />
        <Step href={hasNext ? hrefOf(page + 1) : null} label={text.next} side="next" />
      </div>
    </nav>
  );
}
