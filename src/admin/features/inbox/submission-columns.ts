import { formatAdminDate } from '@/admin/lib/admin-date';
import { inboxScreenText, yesNoLabels } from '@/copy/admin/inbox';
import { submissionColumnLabels, submissionSources } from '@/copy/admin/submission-sources';
import { findOfferDepartmentLabel } from '@/copy/careers/offers';
import type { SubmissionColumnName, SubmissionTableName, SubmissionValues } from './submission-source';

type ColumnKind = 'text' | 'longText' | 'date' | 'phone' | 'link';

/** Kinds of the columns that are not short texts. */
const columnKinds: Partial<Record<SubmissionColumnName, ColumnKind>> = {
  appointment_date: 'date',
  interview_date: 'date',
  deadline: 'date',
  availability: 'date',
  confirmation_asked_at: 'date',
  message: 'longText',
  motivation: 'longText',
  cover_letter: 'longText',
  skills: 'longText',
  phone: 'phone',
  portfolio: 'link',
  linkedin: 'link',
};

export const getColumnKind = (name: SubmissionColumnName): ColumnKind => columnKinds[name] ?? 'text';

/** One column of a row, ready to be displayed or exported. */
export interface LabelledSubmissionValue {
  name: SubmissionColumnName;
  label: string;
  /** Empty for an empty field; « Non » for an unchecked box or a missing CV. */
  value: string;
  kind: ColumnKind;
}

function formatValue(name: SubmissionColumnName, value: unknown): string {
  if (name === 'is_active') return value === true ? inboxScreenText.active : inboxScreenText.inactive;
  if (name === 'audience') return inboxScreenText.audiences[value === 'press' ? 'press' : 'readers'];
  if (name === 'cv_path' || typeof value === 'boolean') return value ? yesNoLabels.yes : yesNoLabels.no;
  if (typeof value !== 'string') return '';
  if (name === 'department') return findOfferDepartmentLabel(value) ?? value;
  return value && getColumnKind(name) === 'date' ? formatAdminDate(value) : value;
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
    kind: getColumnKind(name),
  }));
}

export function mergeSubmissionColumns(sources: readonly SubmissionTableName[]): SubmissionColumnName[] {
  return [
    ...new Set(
      sources.flatMap((source): readonly SubmissionColumnName[] => submissionSources[source].columns),
    ),
  ];
}
