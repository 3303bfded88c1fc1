import { isSubmissionStatus, type SubmissionSource, submissionStatuses } from '@/admin/config/submissions';
import { formatAdminDate } from '@/admin/lib/admin-date';
import { formsText, submissionLabels, yesNo } from '@/copy/admin/forms';
import { offerDepartmentNames } from '@/copy/forms/job-application';

type FieldName = keyof typeof submissionLabels;

/** Columns a form fills, in the order they are shown and exported. */
const sourceFields: Record<SubmissionSource, readonly FieldName[]> = {
  contact_messages: ['name', 'email', 'subject', 'message'],
  business_contacts: [
    ...(['first_name', 'last_name', 'email', 'phone', 'company', 'position', 'subject', 'budget'] as const),
    ...(['appointment_date', 'time_slot', 'message'] as const),
  ],
  press_contacts: [
    ...(['first_name', 'last_name', 'email', 'phone', 'media', 'position', 'type', 'subject'] as const),
    ...(['interview_date', 'deadline', 'interview_type', 'newsletter_subscription', 'message'] as const),
  ],
  job_applications: [
    ...(['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'job_title', 'department'] as const),
    ...(['experience', 'education', 'skills', 'availability', 'salary', 'remote', 'relocate'] as const),
    ...(['portfolio', 'linkedin', 'gdpr_consent', 'cv_path', 'motivation', 'cover_letter'] as const),
  ],
  newsletter_subscriptions: ['email', 'is_active'],
};

const DATES: ReadonlySet<FieldName> = new Set([
  'appointment_date',
  'interview_date',
  'deadline',
  'availability',
]);
const LINKS: ReadonlySet<FieldName> = new Set(['portfolio', 'linkedin']);
const LONG: ReadonlySet<FieldName> = new Set(['message', 'motivation', 'cover_letter', 'skills']);

/** How a value is shown: as it is, over several lines, or as something to follow. */
type FieldKind = 'text' | 'long' | 'mail' | 'phone' | 'link';

/** One answer of a form, ready to be shown or exported. */
export interface Field {
  name: FieldName;
  label: string;
  /** '' when the form left it empty. */
  value: string;
  kind: FieldKind;
}

function kindOf(name: FieldName): FieldKind {
  if (LONG.has(name)) return 'long';
  if (LINKS.has(name)) return 'link';
  if (name === 'email') return 'mail';
  return name === 'phone' ? 'phone' : 'text';
}

/** A stored value in words. */
function inWords(name: FieldName, value: unknown): string {
  if (name === 'is_active') return value === true ? formsText.active : formsText.inactive;
  if (name === 'cv_path') return value ? yesNo.yes : yesNo.no;
  if (typeof value === 'boolean') return value ? yesNo.yes : yesNo.no;
  if (typeof value !== 'string') return '';
  if (name === 'department')
    return Object.entries(offerDepartmentNames).find(([key]) => key === value)?.[1] ?? value;
  return value && DATES.has(name) ? formatAdminDate(value) : value;
}

/** What a form sent, column by column, in French. */
export function fieldsOf(source: SubmissionSource, row: Readonly<Record<string, unknown>>): Field[] {
  return sourceFields[source].map((name) => ({
    name,
    label: submissionLabels[name],
    value: inWords(name, row[name]),
    kind: kindOf(name),
  }));
}

/** Columns of several tables as one list, without repeating those they share. */
export function columnsOf(sources: readonly SubmissionSource[]): FieldName[] {
  return [...new Set(sources.flatMap((source) => sourceFields[source]))];
}

/** Name of a state, whatever the tab. */
export function stateLabel(state: string): string {
  if (isSubmissionStatus(state)) return submissionStatuses[state].label;
  return state === 'active' ? formsText.active : formsText.inactive;
}
