import clsx from 'clsx';
import { formatCount } from '@/admin/lib/number-format';
import { quoteName } from '@/admin/lib/quote-name';
import { existingProgrammesText, guideText, guideImportText as text } from '@/copy/admin/guide';
import { channelTimeZonesByKey } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { formatLongDay } from '@/shared/lib/day-names';
import { formatClock } from '@/shared/lib/guide-day';
import type { Programme, ProgrammeData } from '../guide-model';
import { type GuidePreviewProgramme, listGuidePreviewDays } from '../guide-preview';
import type { GuideImportState } from './guide-import-mode-field';
import { formatNight } from './night-dating-field';
import { GuideGapCard } from './programme-card';

interface PreviewLineProps {
  row: GuidePreviewProgramme;
  zone: string;
}

function PreviewLine({ row: { programme, isStored, overlappedProgramme }, zone }: PreviewLineProps) {
  const { starts_at, ends_at, title } = programme;
  return (
    <div className="flex gap-3">
      <span className="shrink-0 text-muted tabular-nums">
        {`${formatClock(starts_at, zone)}–${formatClock(ends_at, zone)}`}
      </span>
      <span className={clsx('wrap-anywhere', isStored && 'text-muted')}>
        {title}
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
  zone: string;
}

/** Names the stored programmes of a day that the import deletes. */
function DeletedProgrammes({ label, programmes, zone }: DeletedProgrammesProps) {
  if (programmes.length === 0) return null;
  const names = programmes.map(
    ({ starts_at, title }) => `${formatClock(starts_at, zone)} ${quoteName(title)}`,
  );
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

/** Shows the days of each channel after the import: nights, gaps, overlaps, and the programmes that the import deletes. */
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
        const { zone } = channelTimeZonesByKey[key];
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
              aria-label={`${text.previewOf} ${name}`}
              className="mt-2 flex max-h-80 flex-col gap-3 overflow-y-auto text-sm"
            >
              {listGuidePreviewDays(importedProgrammes, storedProgrammes, zone).map(
                ({ day, rows, replacedProgrammes, removedProgrammes }) => (
                  <div key={day}>
                    <h4 className="font-semibold">
                      {Number(day.slice(0, 4)) === currentYear
                        ? formatLongDay(day)
                        : `${formatLongDay(day)} ${day.slice(0, 4)}`}
                    </h4>
                    <DeletedProgrammes
                      label={text.replacedProgrammes}
                      programmes={replacedProgrammes}
                      zone={zone}
                    />
                    <DeletedProgrammes
                      label={text.removedProgrammes}
                      programmes={removedProgrammes}
                      zone={zone}
                    />
                    <ol className="mt-1 flex flex-col gap-1">
                      {rows.map((row) => (
                        <li
                          key={`${row.programme.starts_at} ${row.programme.title}`}
                          className="flex flex-col gap-1"
                        >
                          {row.gap ? <GuideGapCard {...row.gap} zone={zone} /> : null}
                          {row.isFirstOfNight ? (
                            <p className="mt-1 font-semibold text-muted">{formatNight(day)}</p>
                          ) : null}
                          <PreviewLine row={row} zone={zone} />
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
