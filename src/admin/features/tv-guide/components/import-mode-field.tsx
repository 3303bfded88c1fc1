import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/admin/lib/numbers';
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
import type { NightDating } from '../night-dates';
import { ChoiceField } from './choice-field';

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
  /** Programmes around that stay. */
  remaining: readonly Programme[];
  /** Programmes that overlap, each with the other programme. */
  conflicts: readonly { programme: NewProgramme; other: Programme | NewProgramme }[];
  /** True when the guide could not be loaded. */
  failed: boolean;
}

/** Compares an import with the stored guide. */
export function useImportPlan(
  programmes: readonly NewProgramme[],
  replaces: boolean,
  dating?: NightDating,
): ImportPlan {
  const spans = toDaySpans(programmes, toZone, dating);
  const { data: stored, isError } = useQuery(guideQueries.around(spans));
  const cleared = replaces ? spans : [];
  const before = createUndoImport(stored ?? [], spans);
  if (!stored) return { cleared, before, replaced: undefined, remaining: [], conflicts: [], failed: isError };
  const remaining = excludeSpans(stored, cleared);
  return {
    cleared,
    before,
    replaced: stored.length - remaining.length,
    remaining,
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
  return (
    <ChoiceField
      label={text.label}
      choices={[
        { value: true, label: text.replace, hint: text.replaceHint },
        { value: false, label: text.add, hint: text.addHint },
      ]}
      value={replaces}
      onChange={onChange}
    />
  );
}

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
