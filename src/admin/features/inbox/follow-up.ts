import { z } from '@/admin/lib/zod';
import { contentDatesText } from '@/copy/admin/content';
import { submissionPanelText as text } from '@/copy/admin/inbox';
import { isValidDay } from '@/shared/lib/guide-day';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { type SubmissionStatus, submissionStatusBadges } from './submission-source';

/** Columns of the follow-up that staff edit. */
export interface FollowUpValues {
  status: SubmissionStatus;
  note: string;
  assignee: string | null;
  due_on: string | null;
}

/** Latest due date, in days from today: five years. The database refuses a date more than ten years after the arrival. */
const MAX_DUE_DAYS = 5 * 365;

/** Returns the error message of a new due date. Empty for a valid date, and for none. */
function findDueOnError(dueOn: string): string {
  if (dueOn === '') return '';
  if (!isValidDay(dueOn) || dueOn > getLocalDateInDays(MAX_DUE_DAYS)) return contentDatesText.implausibleYear;
  return dueOn < getLocalDateInDays(0) ? text.duePast : '';
}

const followUpSchema = z.object({
  status: z.enum(Object.keys(submissionStatusBadges) as SubmissionStatus[]),
  note: z.string(),
  /** Id of a person; empty without an assignee. */
  assignee: z.string(),
  /** Empty for no date. */
  due_on: z.string(),
});

export type FollowUpFormValues = z.infer<typeof followUpSchema>;

/** Returns the schema of the form. It accepts the stored due date, also after that day. */
export const createFollowUpSchema = (storedValues: FollowUpFormValues) =>
  followUpSchema.extend({
    due_on: z.string().superRefine((dueOn, context) => {
      const message = dueOn === storedValues.due_on ? '' : findDueOnError(dueOn);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  });

/** Returns the form values of a stored follow-up. */
export function toFollowUpFormValues({ status, note, assignee, due_on }: FollowUpValues): FollowUpFormValues {
  return { status, note, assignee: assignee ?? '', due_on: due_on ?? '' };
}

/** Returns the columns of form values. */
export const toFollowUpColumns = ({ assignee, due_on, ...values }: FollowUpFormValues): FollowUpValues => ({
  ...values,
  assignee: assignee || null,
  due_on: due_on || null,
});

/** Returns true for an open row of the list whose due date has passed. `state` is the status of its follow-up. */
export function isFollowUpOverdue(
  { state, due_on }: { state: string; due_on: string | null },
  today: string,
): boolean {
  return due_on !== null && due_on < today && (state === 'new' || state === 'in_progress');
}
