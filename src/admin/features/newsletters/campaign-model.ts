import { z } from '@/admin/lib/zod';
import type { BadgeTone } from '@/admin/ui/badge';
import { campaignText as text } from '@/copy/admin/newsletters';
import { limits } from '@/shared/lib/limits';

/** Where a campaign is in its life; the database's CHECK holds the same words. */
export type CampaignState = 'draft' | 'sending' | 'stopped' | 'sent';

export const stateTones: Record<CampaignState, BadgeTone> = {
  draft: 'secondary',
  sending: 'default',
  stopped: 'destructive',
  sent: 'success',
};

/** What is typed of a campaign. */
export const campaignSchema = z.object({
  subject: z.string().trim().min(1, text.subjectMissing).max(limits.letter.subject, text.subjectLong),
  intro: z.string().trim().max(limits.letter.intro, text.introLong),
  stories: z.array(z.string()).max(limits.letterStories, text.storiesFull),
});

export type CampaignValues = z.infer<typeof campaignSchema>;

/** Whether two campaigns say the same. */
export const isSameCampaign = (one: CampaignValues, other: CampaignValues): boolean =>
  one.subject === other.subject &&
  one.intro === other.intro &&
  one.stories.length === other.stories.length &&
  one.stories.every((id, index) => id === other.stories[index]);
