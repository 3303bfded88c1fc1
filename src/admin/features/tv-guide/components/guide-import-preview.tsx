import clsx from 'clsx';
import { formatCount } from '@/admin/lib/number-format';
import { quoteName } from '@/admin/lib/quote-name';
import { existingProgrammesText, guideText, guideImportText as text } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import { formatLongDay } from '@/shared/lib/day-names';
import { formatClock } from '@/shared/lib/guide-day';
import { formatProgrammeTimes, type Programme, type ProgrammeData } from '../guide-model';
import { type GuidePreviewProgramme, listGuidePreviewDays } from '../guide-preview';
import type { GuideImportState } from '../use-guide-import';
import { formatNight } from './night-date-rule-field';
import { GuideGapCard } from './programme-card';

function PreviewLine({ programme, overlappedProgramme }: GuidePreviewProgramme) {
  const isStored = 'id' in programme;
  return (
    <div className="flex gap-3">
      <span className="shrink-0 text-muted tabular-nums">{formatProgrammeTimes(programme)}</span>
      <span className={clsx('wrap-anywhere', isStored && 'text-muted')}>
        {programme.title}
        {isStored ? ` (${text.alreadyStored})` : null}
        {overlappedProgramme ? (
          <strong className="text-danger">{` ${existingProgrammesText.overlaps} ${quoteName(overlappedProgramme.title)}`}</strong>
        ) : null}
      </span>
    </div>
  );
}

interface DeletedProgrammesProps {
  label: string;
  programmes: readonly Programme[];
}

/** Names the stored programmes of a day that the import deletes. */
function DeletedProgrammes({ label, programmes }: DeletedProgrammesProps) {
  if (programmes.length === 0) return null;
  const names = programmes.map(({ starts_at, title }) => `${formatClock(starts_at)} ${quoteName(title)}`);
  return (
    <p className="mt-1 wrap-anywhere">
      <strong className="text-danger">{`${label}\u00a0: `}</strong>
      {names.join(', ')}
    </p>
  );
}

interface ImportPreviewProps {
  programmes: readonly ProgrammeData[];
  guideImport: GuideImportState;
  hint?: string;
}

/** Shows the days of each channel as they will be after the import, and the programmes that it deletes. */
export function GuideImportPreview({ programmes, guideImport, hint }: ImportPreviewProps) {
  const currentYear = new Date().getFullYear();
  return (
    <div>
      <h3 className="eyebrow">{text.preview}</h3>
      {hint ? <p className="mt-1 text-sm text-muted">{hint}</p> : null}
      {channels.map(({ key, name }) => {
        const isOnChannel = ({ channel }: ProgrammeData) => channel === key;
        const importedProgrammes = programmes.filter(isOnChannel);
        if (importedProgrammes.length === 0) return null;
        const storedProgrammes = {
          remainingProgrammes: guideImport.remainingProgrammes.filter(isOnChannel),
          deletedProgrammes: guideImport.deletedProgrammes?.filter(isOnChannel),
        };
        return (
          <details key={key} open className="border-b border-line py-2">
            <summary className="cursor-pointer">
              <strong>{name}</strong>
              {`, ${formatCount(importedProgrammes.length, guideText)}`}
            </summary>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls this list
              tabIndex={0}
              aria-label={`${text.channelPreview} ${name}`}
              className="mt-2 flex max-h-80 flex-col gap-3 overflow-y-auto text-sm"
            >
              {listGuidePreviewDays(importedProgrammes, storedProgrammes).map(
                ({ day, rows, replacedProgrammes, removedProgrammes }) => (
                  <div key={day}>
                    <h4 className="font-semibold">
                      {Number(day.slice(0, 4)) === currentYear
                        ? formatLongDay(day)
                        : `${formatLongDay(day)} ${day.slice(0, 4)}`}
                    </h4>
                    <DeletedProgrammes label={text.replacedProgrammes} programmes={replacedProgrammes} />
                    <DeletedProgrammes label={text.removedProgrammes} programmes={removedProgrammes} />
                    <ol className="mt-1 flex flex-col gap-1">
                      {rows.map((row) => (
                        <li
                          key={`${row.programme.starts_at} ${row.programme.title}`}
                          className="flex flex-col gap-1"
                        >
                          {row.gap ? <GuideGapCard gap={row.gap} /> : null}
                          {row.isFirstOfNight ? (
                            <p className="mt-1 font-semibold text-muted">{formatNight(day)}</p>
                          ) : null}
                          <PreviewLine {...row} />
                        </li>
                      ))}
                    </ol>
                  </div>
                ),
              )}
            </section>
          </details>
        );
      })}
    </div>
  );
}
