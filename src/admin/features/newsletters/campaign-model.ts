import { addDays, parseISO } from 'date-fns';
import { decodeString } from 'micromark-util-decode-string';
import { isPastDateTime } from '@/admin/lib/publication-state';
import { quoteName } from '@/admin/lib/quote-name';
import { getServerTime } from '@/admin/lib/server-time';
import { z } from '@/admin/lib/zod';
import type { BadgeTone } from '@/admin/ui/badge';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { emailPattern, inputLimits } from '@/shared/lib/limits';
import { findExceededMarkdownLimit } from '../../../../supabase/functions/_shared/markdown-limits.ts';
import { cleanText } from '../../../../supabase/functions/_shared/plain-text.ts';

/** State of a campaign; the CHECK of the table has the same values. */
export type CampaignState = 'draft' | 'scheduled' | 'sending' | 'stopped' | 'sent';

/** Lists of subscribers that a campaign goes to; the CHECK of the table has the same values. */
export const campaignAudiences = ['readers', 'press', 'both'] as const;
/** Audience of a campaign. */
export type CampaignAudience = (typeof campaignAudiences)[number];

/** Badge tone of each campaign state. */
export const campaignStateTones: Record<CampaignState, BadgeTone> = {
  draft: 'secondary',
  scheduled: 'default',
  sending: 'default',
  stopped: 'destructive',
  sent: 'success',
};

/** Schema of the form of a draft. The table has the same maximums, but accepts a draft without a subject. */
export const campaignSchema = z.object({
  subject: z
    .string()
    .overwrite(cleanText)
    .min(1, text.subjectMissing)
    .max(inputLimits.campaign.subject, text.subjectTooLong),
  intro: z
    .string()
    .overwrite(cleanText)
    .max(inputLimits.campaign.intro, text.introTooLong)
    .superRefine((value, context) => {
      const reason = findExceededMarkdownLimit(value);
      if (reason) context.addIssue({ code: 'custom', message: unreadableMarkdownMessages[reason] });
    }),
  audience: z.enum(campaignAudiences),
  stories: z.array(z.string()).max(inputLimits.campaignStories, text.tooManyStories),
});

/** Form values of a draft. */
export type CampaignValues = z.infer<typeof campaignSchema>;

/** Schema of an unfinished draft, whose texts may have values that the form refuses. */
export const unfinishedCampaignSchema = z.object({
  subject: z.string(),
  intro: z.string(),
  audience: campaignSchema.shape.audience,
  stories: z.array(z.string()),
});

/** Returns the form values of a campaign. */
export function toCampaignValues({ subject, intro, audience, stories }: CampaignValues): CampaignValues {
  return { subject, intro, audience, stories };
}

/** Returns a campaign as one text, to be compared line by line. */
export function formatCampaignForDiff(
  { subject, intro, audience, stories }: CampaignValues,
  titles: ReadonlyMap<string, string>,
): string {
  return [
    `${text.subject}\u00a0: ${subject}`,
    `${text.audience}\u00a0: ${text.audiences[audience]}`,
    '',
    decodeString(intro),
    '',
    `${text.stories}\u00a0:`,
    ...stories.map((id) => `– ${titles.get(id) ?? text.storyNotOnline}`),
  ].join('\n');
}

/** Maximum number of addresses of a test; the database has the same limit. */
const MAX_TEST_ADDRESSES = 5;

/** Returns the addresses of a text in lower case, each once. */
export const splitAddresses = (value: string): string[] => [
  ...new Set(
    value
      .toLowerCase()
      .split(/[,;\n]/)
      // « Jean Bahi <j@x.ci> », as mail programs write it → « j@x.ci ».
      .flatMap((part) => part.match(/<[^<>]*>/g) ?? part)
      .flatMap((part) => part.split(/[\s<>]+/))
      .filter(Boolean),
  ),
];

/** Returns the French error of the addresses of a test; null when they are valid. */
function findAddressError(addresses: readonly string[]): string | null {
  if (addresses.length === 0) return text.test.missing;
  const invalidAddress = addresses.find(
    (address) => !emailPattern.test(address) || address.length > inputLimits.email,
  );
  if (invalidAddress) return `${text.test.invalid} ${quoteName(invalidAddress)}`;
  return addresses.length > MAX_TEST_ADDRESSES ? text.test.tooMany : null;
}

/** Schema of the form of a test mail: its addresses as one text. */
export const testAddressesSchema = z.object({
  addresses: z.string().superRefine((value, context) => {
    const message = findAddressError(splitAddresses(value));
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

/** Latest start of a scheduled campaign, in days from now; the database refuses a start after a year. */
const MAX_SCHEDULE_DAYS = 365;

/** Schema of the form of a schedule. */
export const campaignScheduleSchema = z.object({
  startAt: z
    .string()
    .min(1, text.schedule.missing)
    .refine((value) => !isPastDateTime(value), text.schedule.past)
    .refine(
      (value) => value === '' || parseISO(value) < addDays(getServerTime(), MAX_SCHEDULE_DAYS),
      text.schedule.tooLate,
    ),
});
