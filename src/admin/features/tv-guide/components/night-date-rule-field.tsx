import { quoteName } from '@/admin/lib/quote-name';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { guideImportText } from '@/copy/admin/guide';
import { formatLongDay } from '@/shared/lib/day-names';
import { addDays } from '@/shared/lib/guide-day';
import type { ParsedGuide } from '../guide-csv';
import type { NightDateRule } from '../night-date-rule';
import { RadioCardField } from './radio-card-field';

const { night: nightText, nightQuestion: text } = guideImportText;

/** Formats the night after a day: « Nuit du mardi 24 novembre au mercredi 25 novembre ». */
export const formatNight = (day: string): string =>
  `${nightText.label} ${formatLongDay(day)} ${nightText.to} ${formatLongDay(addDays(day, 1))}`;

interface NightDateRuleFieldProps {
  night: NonNullable<ParsedGuide['night']>;
  dateRule: NightDateRule | undefined;
  /** True after an attempt to import before a choice. */
  isMissing: boolean;
  onChange: (dateRule: NightDateRule) => void;
}

/** Asks to which night the hours after midnight belong, with a line of the file as an example. */
export function NightDateRuleField({ night, dateRule, isMissing, onChange }: NightDateRuleFieldProps) {
  const { title, day, start, line } = night.example;
  const undetectedHint = dateRule ? null : text.unknown;
  const example = text.example
    .replace('{jour}', formatLongDay(day))
    .replace('{heure}', start)
    .replace('{ligne}', String(line))
    .replace('{titre}', () => quoteName(title));
  return (
    <RadioCardField
      label={text.label}
      lead={
        <>
          <p className="wrap-anywhere">{example}</p>
          {isMissing ? (
            <FailureNotice error={text.missing} />
          ) : (
            <p className="text-sm text-muted">{night.detectedRule ? text.detected : undetectedHint}</p>
          )}
        </>
      }
      choices={[
        { value: 'broadcast' as const, label: formatNight(day), hint: text.hints.broadcast },
        { value: 'calendar' as const, label: formatNight(addDays(day, -1)), hint: text.hints.calendar },
      ]}
      value={dateRule}
      onChange={onChange}
    />
  );
}
