import { z } from '@/admin/lib/zod';
import type { BadgeTone } from '@/admin/ui/badge';
import { campaignScreenText as text } from '@/copy/admin/newsletters';
import { textLengthLimits } from '@/shared/lib/limits';
import { cleanText } from '../../../../supabase/functions/_shared/plain-text.ts';

/** State of a campaign; the CHECK of the table has the same values. */
export type CampaignState = 'draft' | 'sending' | 'stopped' | 'sent';

export const campaignStateTones: Record<CampaignState, BadgeTone> = {
  draft: 'secondary',
  sending: 'default',
  stopped: 'destructive',
  sent: 'success',
};

export const campaignSchema = z.object({
  subject: z
    .string()
    .overwrite(cleanText)
    .min(1, text.subjectMissing)
    .max(textLengthLimits.letter.subject, text.subjectLong),
  intro: z.string().overwrite(cleanText).max(textLengthLimits.letter.intro, text.introLong),
  stories: z.array(z.string()).max(textLengthLimits.letterStories, text.storiesFull),
});

export type CampaignValues = z.infer<typeof campaignSchema>;

/** True when stored data has the shape of a draft, valid or not. */
export function isCampaignValues(value: unknown): value is CampaignValues {
  if (typeof value !== 'object' || value === null) return false;
  const { subject, intro, stories } = value as Record<string, unknown>;
  return (
    typeof subject === 'string' &&
    typeof intro === 'string' &&
    Array.isArray(stories) &&
    stories.every((id) => typeof id === 'string')
  );
}

/** Returns a campaign as one text, to be compared line by line. */
export function formatCampaignForDiff(
  { subject, intro, stories }: CampaignValues,
  titles: ReadonlyMap<string, string>,
): string {
  return [
    `${text.subject}\u00a0: ${subject}`,
    '',
    intro,
    '',
    `${text.stories}\u00a0:`,
    ...stories.map((id) => `– ${titles.get(id) ?? text.gone}`),
  ].join('\n');
}

/** True when two campaigns have the same content. */
export const isSameCampaign = (one: CampaignValues, other: CampaignValues): boolean =>
  one.subject === other.subject &&
  one.intro === other.intro &&
  one.stories.length === other.stories.length &&
  one.stories.every((id, index) => id === other.stories[index]);
