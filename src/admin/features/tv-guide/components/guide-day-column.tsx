import clsx from 'clsx';
import { Copy, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { IconButton } from '@/admin/ui/icon-button';
import { guideText as text } from '@/copy/admin/guide';
import { formatLongDay, formatShortDay } from '@/shared/lib/day-names';
import { type ChannelGuideSpan, findGapAfter, type Programme } from '../guide-model';
import { GuideGapCard, ProgrammeCard } from './programme-card';

/** Actions of the grid. */
export interface GuideGridActions {
  open: (programme: Programme) => void;
  /** Opens a new programme on a day, with the times of a gap if given. */
  add: (day: string, gap?: ChannelGuideSpan) => void;
  copy: (day: string) => void;
}

interface GuideDayProps {
  day: string;
  programmes: readonly Programme[];
  isToday: boolean;
  /** True for the day that a narrow screen shows. */
  isSelected: boolean;
  /** Null without the permission to edit. */
  actions: GuideGridActions | null;
}

/** Shows the programmes of a day, with its gaps and actions. */
export function GuideDayColumn({ day, programmes, isToday, isSelected, actions }: GuideDayProps) {
  const id = `jour-${day}`;
  return (
    <section
      aria-labelledby={id}
      className={clsx('flex min-w-0 flex-col gap-2 lg:flex', isSelected ? 'flex' : 'hidden')}
    >
      <header
        className={clsx(
          'flex min-h-10 items-center gap-1 border-b-2 pb-1',
          isToday ? 'border-accent' : 'border-line',
        )}
      >
        <h2 id={id} className="min-w-0 flex-1 font-semibold">
          <span className="lg:hidden">{formatLongDay(day)}</span>
          <span className="hidden lg:inline">{formatShortDay(day)}</span>
        </h2>
        {actions && programmes.length > 0 ? (
          <IconButton
            icon={Copy}
            title={text.copyDay}
            label={`${text.copyDayOf} ${formatLongDay(day)}`}
            onClick={() => actions.copy(day)}
          />
        ) : null}
        {actions ? (
          <IconButton
            icon={Plus}
            title={text.addProgramme}
            label={`${text.addProgrammeOn} ${formatLongDay(day)}`}
            onClick={() => actions.add(day)}
          />
        ) : null}
      </header>
      {programmes.length > 0 ? (
        <ol className="flex flex-col gap-1">
          {programmes.map((programme, index) => {
            const gap = findGapAfter(programme, programmes[index + 1]);
            return (
              <Fragment key={programme.id}>
                <li>
                  <ProgrammeCard
                    programme={programme}
                    onOpen={actions ? () => actions.open(programme) : undefined}
                  />
                </li>
                {gap ? (
                  <li>
                    <GuideGapCard gap={gap} onFill={actions ? () => actions.add(day, gap) : undefined} />
                  </li>
                ) : null}
              </Fragment>
            );
          })}
        </ol>
      ) : (
        <p className="text-sm text-muted">{text.emptyDay}</p>
      )}
    </section>
  );
}
