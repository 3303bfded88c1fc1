import clsx from 'clsx';
import { Plus, Star } from 'lucide-react';
import { guideText as text } from '@/copy/admin/guide';
import { formatClock } from '@/shared/lib/guide-day';
import type { ChannelGuideSpan, Programme } from '../guide-model';

interface ProgrammeCardProps {
  programme: Programme;
  /** Undefined without the permission to edit. */
  onOpen: (() => void) | undefined;
}

/** Shows a programme, as a button for people who may edit. */
export function ProgrammeCard({ programme, onOpen }: ProgrammeCardProps) {
  const { starts_at, ends_at, title, kind, highlight } = programme;
  const content = (
    <>
      <span className="flex items-center gap-1.5 text-sm font-semibold tabular-nums">
        {formatClock(starts_at)}
        <span className="font-normal text-muted">–{formatClock(ends_at)}</span>
        {highlight ? (
          <>
            <Star className="ml-auto size-4 shrink-0 fill-current text-highlight" aria-hidden="true" />
            <span className="sr-only">{text.highlight}</span>
          </>
        ) : null}
      </span>
      <span className="block leading-snug wrap-anywhere">{title}</span>
      {kind ? <span className="block text-sm text-muted wrap-anywhere">{kind}</span> : null}
    </>
  );
  const className = clsx(
    'block w-full border-l-4 bg-surface px-3 py-2 text-left',
    highlight ? 'border-highlight' : 'border-line-strong',
  );
  return onOpen ? (
    <button
      type="button"
      onClick={onOpen}
      className={clsx(className, 'transition-colors hover:bg-surface-strong')}
    >
      {content}
    </button>
  ) : (
    <div className={className}>{content}</div>
  );
}

interface GuideGapProps {
  gap: ChannelGuideSpan;
  /** Undefined where the gap cannot be filled. */
  onFill?: (() => void) | undefined;
}

/** Shows a gap between two programmes, as a button where it can be filled. */
export function GuideGapCard({ gap: { since, until }, onFill }: GuideGapProps) {
  const span = `${formatClock(since)} ${text.gapUntil} ${formatClock(until)}`;
  const className =
    'flex w-full items-center gap-1.5 border border-dashed border-line-strong px-3 py-1.5 text-left text-sm text-muted';
  return onFill ? (
    <button
      type="button"
      onClick={onFill}
      aria-label={`${text.gapFrom} ${span}. ${text.fillGap} ${span}`}
      className={`${className} transition-colors hover:border-highlight hover:text-highlight`}
    >
      <span className="flex-1">
        {text.gapFrom} {span}
      </span>
      <Plus className="size-4 shrink-0" aria-hidden="true" />
    </button>
  ) : (
    <p className={className}>
      {text.gapFrom} {span}
    </p>
  );
}
