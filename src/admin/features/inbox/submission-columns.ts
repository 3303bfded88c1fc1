import {
  type ColumnName,
  isSubmissionStatus,
  type SubmissionFields,
  type SubmissionSource,
  submissionSources,
  submissionStatuses,
} from '@/admin/config/submissions';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { formsText, submissionLabels, yesNo } from '@/copy/admin/forms';
import { offerDepartmentNames } from '@/copy/forms/job-application';

const DATE_COLUMNS: ReadonlySet<ColumnName> = new Set([
  'appointment_date',
  'interview_date',
  'deadline',
  'availability',
]);
const LINK_COLUMNS: ReadonlySet<ColumnName> = new Set(['portfolio', 'linkedin']);
const LONG_TEXT_COLUMNS: ReadonlySet<ColumnName> = new Set([
  'message',
  'motivation',
  'cover_letter',
  'skills',
]);

/** How a value is displayed. */
type FieldKind = 'text' | 'long' | 'mail' | 'phone' | 'link';

/** One column of a row, ready to be displayed or exported. */
export interface DisplayField {
  name: ColumnName;
  label: string;
  /** Empty when the visitor left the field empty. */
  value: string;
  kind: FieldKind;
}

function getKind(name: ColumnName): FieldKind {
  if (LONG_TEXT_COLUMNS.has(name)) return 'long';
  if (LINK_COLUMNS.has(name)) return 'link';
  if (name === 'email') return 'mail';
  return name === 'phone' ? 'phone' : 'text';
}

/** Formats a stored value in French. */
function formatValue(name: ColumnName, value: unknown): string {
  if (name === 'is_active') return value === true ? formsText.active : formsText.inactive;
  if (name === 'cv_path') return value ? yesNo.yes : yesNo.no;
  if (typeof value === 'boolean') return value ? yesNo.yes : yesNo.no;
  if (typeof value !== 'string') return '';
  if (name === 'department')
    return Object.entries(offerDepartmentNames).find(([key]) => key === value)?.[1] ?? value;
  return value && DATE_COLUMNS.has(name) ? formatAdminDate(value) : value;
}

/** Returns the columns of a row in French, in the order of the form. */
export function toDisplayFields(source: SubmissionSource, fields: SubmissionFields): DisplayField[] {
  return submissionSources[source].columns.map((name) => ({
    name,
    label: submissionLabels[name],
    value: formatValue(name, fields[name]),
    kind: getKind(name),
  }));
}

/** Returns the columns of several tables, each once. */
export function mergeColumns(sources: readonly SubmissionSource[]): ColumnName[] {
  return [...new Set(sources.flatMap((source): readonly ColumnName[] => submissionSources[source].columns))];
}

/** Returns the label of a status or of a subscription's state. */
export function stateLabel(state: string): string {
  if (isSubmissionStatus(state)) return submissionStatuses[state].label;
  return state === 'active' ? formsText.active : formsText.inactive;
}
