import clsx from 'clsx';
import { formatCount } from '@/admin/lib/number-format';
import { quoteName } from '@/admin/lib/quote-name';
import { guideText, importModeText, importText as text } from '@/copy/admin/guide';
import { channelTimeZonesByKey } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { formatLongDay } from '@/shared/lib/day-names';
import { formatClock } from '@/shared/lib/guide-day';
import type { NewProgramme, Programme } from '../guide-model';
import { type PreviewRow, toPreviewDays } from '../guide-preview';
import { formatNight } from './night-question';
import { GuideGap } from './programme-card';

interface PreviewLineProps {
  row: PreviewRow;
  zone: string;
}

function PreviewLine({ row: { programme, isStored, overlapped }, zone }: PreviewLineProps) {
  const { starts_at, ends_at, title } = programme;
  return (
    <div className="flex gap-3">
      <span className="shrink-0 text-muted tabular-nums">
        {`${formatClock(starts_at, zone)}–${formatClock(ends_at, zone)}`}
      </span>
      <span className={clsx('wrap-anywhere', isStored && 'text-muted')}>
        {title}
        {isStored ? ` (${text.stored})` : null}
        {overlapped ? (
          <strong className="text-danger">{` ${importModeText.overlap} ${quoteName(overlapped.title)}`}</strong>
        ) : null}
      </span>
    </div>
  );
}

interface ImportPreviewProps {
  programmes: readonly NewProgramme[];
  /** Programmes of the guide that stay. */
  remainingProgrammes: readonly Programme[];
}

/** Shows the days of each channel after the import, with nights, gaps and overlaps. */
export function ImportPreview({ programmes, remainingProgrammes }: ImportPreviewProps) {
  return (
    <div>
      <h3 className="eyebrow">{text.preview}</h3>
      <p className="mt-1 text-sm text-muted">{text.previewHint}</p>
      {channels.map(({ key, name }) => {
        const importedProgrammes = programmes.filter(({ channel }) => channel === key);
        if (importedProgrammes.length === 0) return null;
        const { zone } = channelTimeZonesByKey[key];
        const storedProgrammes = remainingProgrammes.filter(({ channel }) => channel === key);
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
              {toPreviewDays(importedProgrammes, storedProgrammes, zone).map(({ day, rows }) => (
                <div key={day}>
                  <h4 className="font-semibold">{formatLongDay(day)}</h4>
                  <ol className="mt-1 flex flex-col gap-1">
                    {rows.map((row) => (
                      <li
                        key={`${row.programme.starts_at} ${row.programme.title}`}
                        className="flex flex-col gap-1"
                      >
                        {row.gap ? <GuideGap {...row.gap} zone={zone} /> : null}
                        {row.opensNight ? (
                          <p className="mt-1 font-semibold text-muted">{formatNight(day)}</p>
                        ) : null}
                        <PreviewLine row={row} zone={zone} />
                      </li>
                    ))}
                  </ol>
                </div>
              ))}
            </section>
          </details>
        );
      })}
    </div>
  );
}
