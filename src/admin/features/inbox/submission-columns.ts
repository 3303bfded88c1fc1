import { formatAdminDate } from '@/admin/lib/admin-date';
import { inboxScreenText, yesNoLabels } from '@/copy/admin/inbox';
import { submissionColumnLabels, submissionSources } from '@/copy/admin/submission-sources';
import { findOfferDepartmentLabel } from '@/copy/careers/offers';
import {
  isSubmissionStatus,
  type SubmissionColumnName,
  type SubmissionTableName,
  type SubmissionValues,
  submissionStatusBadges,
} from './submission-source';

const DATE_COLUMNS: ReadonlySet<SubmissionColumnName> = new Set([
  'appointment_date',
  'interview_date',
  'deadline',
  'availability',
  'confirmation_asked_at',
]);

export const isDateColumn = (name: SubmissionColumnName) => DATE_COLUMNS.has(name);

const LINK_COLUMNS: ReadonlySet<SubmissionColumnName> = new Set(['portfolio', 'linkedin']);
const LONG_TEXT_COLUMNS: ReadonlySet<SubmissionColumnName> = new Set([
  'message',
  'motivation',
  'cover_letter',
  'skills',
]);

type FieldKind = 'text' | 'longText' | 'phone' | 'link';

/** One column of a row, ready to be displayed or exported. */
export interface LabelledSubmissionValue {
  name: SubmissionColumnName;
  label: string;
  /** Empty for an empty field; « Non » for an unchecked box or a missing CV. */
  value: string;
  kind: FieldKind;
}

function getFieldKind(name: SubmissionColumnName): FieldKind {
  if (LONG_TEXT_COLUMNS.has(name)) return 'longText';
  if (LINK_COLUMNS.has(name)) return 'link';
  return name === 'phone' ? 'phone' : 'text';
}

function formatValue(name: SubmissionColumnName, value: unknown): string {
  if (name === 'is_active') return value === true ? inboxScreenText.active : inboxScreenText.inactive;
  if (name === 'audience') return inboxScreenText.audiences[value === 'press' ? 'press' : 'readers'];
  if (name === 'cv_path' || typeof value === 'boolean') return value ? yesNoLabels.yes : yesNoLabels.no;
  if (typeof value !== 'string') return '';
  if (name === 'department') return findOfferDepartmentLabel(value) ?? value;
  return value && DATE_COLUMNS.has(name) ? formatAdminDate(value) : value;
}

/** Returns the columns of a row in French, in the order of the form. */
export function toLabelledSubmissionValues(
  source: SubmissionTableName,
  fields: SubmissionValues,
): LabelledSubmissionValue[] {
  return submissionSources[source].columns.map((name) => ({
    name,
    label: submissionColumnLabels[name],
    value: formatValue(name, fields[name]),
    kind: getFieldKind(name),
  }));
}

export function mergeSubmissionColumns(sources: readonly SubmissionTableName[]): SubmissionColumnName[] {
  return [
    ...new Set(
      sources.flatMap((source): readonly SubmissionColumnName[] => submissionSources[source].columns),
    ),
  ];
}

/** Returns the label of an option of the state filter. `press`: subscriptions to the press newsletter. */
export function getSubmissionStateFilterLabel(state: string): string {
  if (isSubmissionStatus(state)) return submissionStatusBadges[state].label;
  if (state === 'open') return inboxScreenText.openRows;
  if (state === 'press') return inboxScreenText.audiences.press;
  return state === 'active' ? inboxScreenText.active : inboxScreenText.inactive;
}
