import { useQuery } from '@tanstack/react-query';
import { guideToasts, programmeText, fillText as text } from '@/copy/admin/guide';
import { channelTimes } from '@/copy/channel-time';
import type { ChannelKey } from '@/copy/types';
import { toAppError } from '@/shared/lib/app-error';
import { isOverlapError } from '../api/guide-mutations';
import { guideQueries } from '../api/guide-queries';
import {
  createUndoImport,
  excludeSpans,
  findConflict,
  type GuideImport,
  type NewProgramme,
  type Programme,
  type Span,
  toDaySpans,
} from '../guide-model';

const toZone = (channel: ChannelKey) => channelTimes[channel].zone;

/** Returns the sentence of a failed import or copy; null for none. */
export function explainFillError(cause: unknown): string | null {
  if (!cause) return null;
  const error = toAppError(cause);
  return `${guideToasts.fillFailed.title}. ${isOverlapError(error) ? programmeText.taken : error.message}`;
}

/** Effect of an import on the guide. */
export interface ImportPlan {
  /** Days whose programmes are deleted first. */
  cleared: readonly Span[];
  /** Import that restores these days. */
  before: GuideImport;
  /** Number of deleted programmes; undefined while loading. */
  replaced: number | undefined;
  /** Programmes that overlap, each with the other programme. */
  conflicts: readonly { programme: NewProgramme; other: Programme | NewProgramme }[];
  /** True when the guide could not be loaded. */
  failed: boolean;
}

/** Compares an import with the stored guide. */
export function useImportPlan(programmes: readonly NewProgramme[], replaces: boolean): ImportPlan {
  const spans = toDaySpans(programmes, toZone);
  const { data: stored, isError } = useQuery(guideQueries.around(spans));
  const cleared = replaces ? spans : [];
  const before = createUndoImport(stored ?? [], spans);
  if (!stored) return { cleared, before, replaced: undefined, conflicts: [], failed: isError };
  const remaining = excludeSpans(stored, cleared);
  return {
    cleared,
    before,
    replaced: stored.length - remaining.length,
    conflicts: programmes.flatMap((programme) => {
      const other = findConflict(programme, remaining);
      return other ? [{ programme, other }] : [];
    }),
    failed: false,
  };
}

interface ImportModeFieldProps {
  replaces: boolean;
  onChange: (replaces: boolean) => void;
}

/** Chooses between replacing the programmes of the days and adding to them. */
export function ImportModeField({ replaces, onChange }: ImportModeFieldProps) {
  const choices = [
    { value: true, label: text.replace, hint: text.replaceHint },
    { value: false, label: text.add, hint: text.addHint },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.9375rem] font-semibold">{text.label}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {choices.map(({ value, label, hint }) => (
          <label
            key={label}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong px-3.5 py-2.5 has-checked:border-highlight"
          >
            <input
              type="radio"
              name="remplissage"
              className="mt-1 size-4 accent-accent"
              checked={replaces === value}
              onChange={() => onChange(value)}
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const formatCount = (count: number, words: { one: string; many: string }) =>
  `${count}\u00a0${count === 1 ? words.one : words.many}`;

/** Says how many programmes are added and deleted. */
export function ImportSummary({ count, plan }: { count: number; plan: ImportPlan }) {
  if (count === 0) return null;
  const summary = () => {
    if (plan.failed) return text.compareFailed;
    if (plan.replaced === undefined) return text.counting;
    const comes = formatCount(count, text.coming);
    return plan.replaced > 0 ? `${comes}, ${formatCount(plan.replaced, text.replaced)}.` : `${comes}.`;
  };
  return (
    <p role="status" className="border-l-4 border-highlight py-1 pl-3 font-semibold">
      {summary()}
    </p>
  );
}
