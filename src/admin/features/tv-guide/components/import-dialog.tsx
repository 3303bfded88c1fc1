import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { toCsvBlob, toCsvLines } from '@/admin/lib/csv';
import { quoteName } from '@/admin/lib/quote-name';
import { saveBlob } from '@/admin/lib/save-file';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { importText as text } from '@/copy/admin/guide';
import { channelTimes } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { buttonStyles } from '@/shared/components/button-styles';
import { formatClock, toGuideDay } from '@/shared/lib/guide-day';
import { formatLongDate } from '@/shared/lib/long-date';
import { useImportProgrammes } from '../api/guide-mutations';
import { decodeText } from '../decode-text';
import { type LineError, type ParsedGuide, type ParsedProgramme, parseGuide } from '../guide-csv';
import { explainImportError, ImportModeField, ImportSummary, useImportPlan } from './import-mode-field';

const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** Most errors that the dialog displays. More would not help to find the cause. */
const MAX_SHOWN_ERRORS = 20;

const EMPTY_GUIDE: ParsedGuide = { programmes: [], errors: [] };

const toFileError = (problem: string): ParsedGuide => ({
  programmes: [],
  errors: [{ line: 0, text: problem }],
});

async function readFile(file: File): Promise<ParsedGuide> {
  if (file.size > MAX_FILE_BYTES) return toFileError(text.problems.tooBig);
  const fileText = decodeText(new Uint8Array(await file.arrayBuffer()));
  return fileText === null ? toFileError(text.problems.unreadable) : parseGuide(fileText);
}

function saveSample() {
  const names = text.columns.map(({ name }) => name);
  const sample = [
    ['Hivowood', '24/11/2026', '20:45', '21:40', 'Les Reines de Ségou, épisode 3', 'Série', '', 'oui'],
    ['Hivowood', '24/11/2026', '21:40', '', 'Dernier taxi pour Yaba', 'Film', '', 'non'],
    ['Hivowood', '24/11/2026', '23:20', '00:55', 'Ciné-mémoire', 'Film restauré', '', 'non'],
  ];
  saveBlob(toCsvBlob([toCsvLines([names, ...sample])]), text.sampleName);
}

function ErrorList({ errors }: { errors: readonly LineError[] }) {
  const lineErrorCount = errors.filter(({ line }) => line > 0).length;
  return (
    <div role="alert" className="rounded-card border border-danger px-4 py-3">
      {lineErrorCount > 0 ? (
        <p className="font-semibold text-danger">{`${lineErrorCount}\u00a0${lineErrorCount === 1 ? text.errors.one : text.errors.many}`}</p>
      ) : null}
      <ul className="mt-1 flex flex-col gap-0.5">
        {errors.slice(0, MAX_SHOWN_ERRORS).map(({ line, text: problem }) => (
          <li key={`${line} ${problem}`} className="wrap-anywhere">
            {line > 0 ? (
              <strong className="tabular-nums">{`${text.line}\u00a0${line}\u00a0: `}</strong>
            ) : null}
            {problem}
          </li>
        ))}
      </ul>
      {errors.length > MAX_SHOWN_ERRORS ? (
        <p className="text-muted">{text.more.replace('{n}', String(errors.length - MAX_SHOWN_ERRORS))}</p>
      ) : null}
    </div>
  );
}

function ImportPreview({ programmes }: { programmes: readonly ParsedProgramme[] }) {
  return (
    <div>
      <h3 className="eyebrow">{text.preview}</h3>
      {channels.map(({ key, name }) => {
        const channelProgrammes = programmes.filter(({ channel }) => channel === key);
        const [first] = channelProgrammes;
        const last = channelProgrammes.at(-1);
        if (!first || !last) return null;
        const { zone } = channelTimes[key];
        return (
          <details key={key} className="border-b border-line py-2">
            <summary className="cursor-pointer">
              <strong>{name}</strong>
              {`, ${channelProgrammes.length} (${formatLongDate(toGuideDay(first.starts_at, zone))} – ${formatLongDate(toGuideDay(last.starts_at, zone))})`}
            </summary>
            <ol className="mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto text-sm">
              {channelProgrammes.map(({ line, starts_at, ends_at, title }) => (
                <li key={line} className="flex gap-3">
                  <span className="shrink-0 text-muted tabular-nums">
                    {`${toGuideDay(starts_at, zone).slice(8)}/${toGuideDay(starts_at, zone).slice(5, 7)} ${formatClock(starts_at, zone)}–${formatClock(ends_at, zone)}`}
                  </span>
                  <span className="wrap-anywhere">{title}</span>
                </li>
              ))}
            </ol>
          </details>
        );
      })}
    </div>
  );
}

/** Imports a CSV file. Checks the whole file first, then imports all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [parsedGuide, setParsedGuide] = useState<ParsedGuide>(EMPTY_GUIDE);
  const [shouldReplace, setShouldReplace] = useState(true);
  const importProgrammes = useImportProgrammes();
  const isValid = parsedGuide.errors.length === 0;
  const validProgrammes = isValid ? parsedGuide.programmes : [];
  const plan = useImportPlan(validProgrammes, shouldReplace);
  const conflicts = plan.conflicts.map(({ programme, other }) => ({
    line: (programme as ParsedProgramme).line,
    text: text.problems.taken.replace('{valeur}', () => quoteName(other.title)),
  }));
  const errors = [...parsedGuide.errors, ...conflicts];
  const isReady = validProgrammes.length > 0 && plan.deletedCount !== undefined && errors.length === 0;

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    importProgrammes.reset();
    setParsedGuide(file ? await readFile(file) : EMPTY_GUIDE);
    // the same file can be chosen again after a correction
    target.value = '';
  }

  function handleSubmit() {
    if (validProgrammes.length === 0 && errors.length === 0) setParsedGuide(toFileError(text.problems.none));
    if (!isReady || importProgrammes.isPending) return;
    const programmes = validProgrammes.map(({ line: _, ...programme }) => programme);
    importProgrammes.mutate(
      { programmes, clearedDays: plan.clearedDays, undoImport: plan.undoImport },
      { onSuccess: onClose },
    );
  }

  return (
    <EditDialog
      title={text.title}
      description={text.description}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      dirty={false}
      pending={importProgrammes.isPending}
      error={explainImportError(importProgrammes.error)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={buttonStyles(
            'outline',
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-highlight',
          )}
        >
          <FileUp className="size-4" aria-hidden="true" />
          {text.file}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => void handleFile(event)}
          />
        </label>
        <Button variant="quiet" size="regular" onClick={saveSample}>
          {text.sample}
        </Button>
      </div>
      {errors.length > 0 ? <ErrorList errors={errors} /> : null}
      <details>
        <summary className="cursor-pointer font-semibold">{text.help}</summary>
        <p className="mt-2">{text.columnsLead}</p>
        <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
          {text.columns.map(({ name, text: explanation }) => (
            <div key={name} className="contents">
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="text-muted">{explanation}</dd>
            </div>
          ))}
        </dl>
      </details>
      {validProgrammes.length > 0 ? (
        <>
          <ImportModeField shouldReplace={shouldReplace} onChange={setShouldReplace} />
          <ImportSummary count={validProgrammes.length} plan={plan} />
          <ImportPreview programmes={validProgrammes} />
        </>
      ) : null}
    </EditDialog>
  );
}
