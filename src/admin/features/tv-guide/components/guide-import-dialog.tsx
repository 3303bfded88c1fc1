import { FileUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { toCsvBlob, toCsvLines } from '@/admin/lib/csv';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { EditDialog } from '@/admin/ui/edit-dialog';
import { FileButton } from '@/admin/ui/file-button';
import { guideImportText as text } from '@/copy/admin/guide';
import { toGuideDay } from '@/shared/lib/guide-day';
import { formatLongDate } from '@/shared/lib/long-date';
import { saveBlob } from '@/shared/lib/save-file';
import { decodeText, isWorkbook } from '../decode-text';
import { createGuideWithFileError, type ParsedGuide, parseGuideCsv } from '../guide-csv';
import type { ProgrammeData } from '../guide-model';
import type { GuideParams } from '../guide-params';
import type { NightDateRule } from '../night-date-rule';
import { useGuideImport } from '../use-guide-import';
import { GuideImportErrorList } from './guide-import-error-list';
import { GuideImportModeField } from './guide-import-mode-field';
import { GuideImportPreview } from './guide-import-preview';
import { NightDateRuleField } from './night-date-rule-field';

const MAX_FILE_BYTES = 4 * 1024 * 1024;

const EMPTY_GUIDE: ParsedGuide = { programmes: [], errors: [], night: null };

/** Content of a file, or why it cannot be read. */
type GuideFile = { name: string } & ({ text: string } | { problem: string });

async function readFile(file: File): Promise<GuideFile> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) return { name, problem: text.problems.tooBig };
  // The file may have moved, or its cloud folder may be offline.
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { name, problem: text.problems.unavailable };
  const bytes = new Uint8Array(buffer);
  if (isWorkbook(bytes)) return { name, problem: text.problems.workbook };
  const fileText = decodeText(bytes);
  return fileText === null ? { name, problem: text.problems.unreadable } : { name, text: fileText };
}

function parseFile(file: GuideFile | null, dateRule: NightDateRule | undefined): ParsedGuide {
  if (!file) return EMPTY_GUIDE;
  return 'problem' in file ? createGuideWithFileError(file.problem) : parseGuideCsv(file.text, dateRule);
}

function saveTemplate() {
  const names = text.columns.map(({ name }) => name);
  const sample = [
    ['Hivowood', '24/11/2026', '20:45', '21:40', 'Les Reines de Ségou, épisode 3', 'Série', '', 'oui'],
    ['Hivowood', '24/11/2026', '21:40', '', 'Dernier taxi pour Yaba', 'Film', '', 'non'],
    ['Hivowood', '24/11/2026', '23:20', '24:55', 'Ciné-mémoire', 'Film restauré', '', 'non'],
    ['Hivowood', '24/11/2026', '24:55', '29:00', 'La Nuit des courts', 'Courts métrages', '', 'non'],
  ];
  saveBlob(toCsvBlob([toCsvLines([names, ...sample])]), text.templateName);
}

/** Returns a warning when all days of the import are past, else null. */
function findPastWarning(programmes: readonly ProgrammeData[]): string | null {
  const days = programmes.map(({ starts_at }) => toGuideDay(starts_at)).sort();
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  if (days.length === 0 || lastDay >= toGuideDay(Date.now())) return null;
  return text.onlyPastDates.replace('{jour}', formatLongDate(firstDay));
}

interface ImportDialogProps {
  onClose: () => void;
  /** Receives the channel and day of the first imported programme. */
  onImported: (firstDay: GuideParams) => void;
}

/** Imports a CSV file. Checks the whole file first, then imports all of it or nothing. */
export function GuideImportDialog({ onClose, onImported }: ImportDialogProps) {
  const [file, setFile] = useState<GuideFile | null>(null);
  /** File that was chosen last. An earlier file, for instance of a slow cloud folder, may open later. */
  const latestFile = useRef<File>(undefined);
  const [chosenRule, setChosenRule] = useState<NightDateRule>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const parsedGuide = useMemo(() => parseFile(file, chosenRule), [file, chosenRule]);
  const { programmes, night } = parsedGuide;
  const dateRule = chosenRule ?? night?.detectedRule ?? undefined;
  const validProgrammes = parsedGuide.errors.length === 0 ? programmes : [];
  const guideImport = useGuideImport(validProgrammes, dateRule);
  const conflicts = guideImport.conflicts.map(({ programme, overlappedProgramme }) => ({
    line: programme.line,
    text: text.problems.taken.replace('{valeur}', () => quoteName(overlappedProgramme.title)),
  }));
  const { errors: fileErrors } =
    !file && isSubmitted ? createGuideWithFileError(text.problems.none) : parsedGuide;
  const errors = [...fileErrors, ...conflicts];
  const pastWarning = findPastWarning(programmes);

  async function handleFile(chosenFile: File | undefined) {
    guideImport.reset();
    latestFile.current = chosenFile;
    setFile(null);
    setChosenRule(undefined);
    setIsSubmitted(false);
    const readResult = chosenFile ? await readFile(chosenFile) : null;
    if (latestFile.current === chosenFile) setFile(readResult);
  }

  function handleSubmit() {
    setIsSubmitted(true);
    const programmesToImport = validProgrammes.map(({ line: _, ...programme }) => programme);
    guideImport.submit(programmesToImport, () => {
      const [firstProgramme] = programmesToImport;
      onClose();
      if (firstProgramme)
        onImported({ channel: firstProgramme.channel, day: toGuideDay(firstProgramme.starts_at) });
    });
  }

  return (
    <EditDialog
      title={text.title}
      description={text.description}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      {...guideImport.dialog}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          icon={FileUp}
          // Workbooks are selectable too: an error explains how to save them as CSV.
          accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,text/csv,text/plain"
          onChoose={([chosenFile]) => void handleFile(chosenFile)}
        >
          {text.file}
        </FileButton>
        <Button variant="quiet" size="regular" onClick={saveTemplate}>
          {text.downloadTemplate}
        </Button>
      </div>
      {file ? <p className="wrap-anywhere">{`${text.chosenFile} ${quoteName(file.name)}`}</p> : null}
      {errors.length > 0 ? <GuideImportErrorList errors={errors} /> : null}
      {pastWarning ? (
        <p role="alert" className="border-l-4 border-danger py-1 pl-3">
          {pastWarning}
        </p>
      ) : null}
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
      {night ? (
        <NightDateRuleField
          night={night}
          dateRule={dateRule}
          isMissing={isSubmitted && !dateRule}
          onChange={setChosenRule}
        />
      ) : null}
      {validProgrammes.length > 0 ? <GuideImportModeField guideImport={guideImport} /> : null}
      {programmes.length > 0 ? (
        <GuideImportPreview programmes={programmes} guideImport={guideImport} hint={text.previewHint} />
      ) : null}
    </EditDialog>
  );
}
