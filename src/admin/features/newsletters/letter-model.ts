import { z } from '@/admin/lib/zod';
import type { BadgeTone } from '@/admin/ui/badge';
import { letterText as text } from '@/copy/admin/letters';
import { limits } from '@/shared/lib/limits';

/** Where a letter is in its life; the database's CHECK holds the same words. */
export type LetterState = 'draft' | 'sending' | 'stopped' | 'sent';

export const stateTones: Record<LetterState, BadgeTone> = {
  draft: 'secondary',
  sending: 'default',
  stopped: 'destructive',
  sent: 'success',
};

/** What is typed of a letter. */
export const letterSchema = z.object({
  subject: z.string().trim().min(1, text.subjectMissing).max(limits.letter.subject, text.subjectLong),
  intro: z.string().trim().max(limits.letter.intro, text.introLong),
  stories: z.array(z.string()).max(limits.letterStories, text.storiesFull),
});

export type LetterValues = z.infer<typeof letterSchema>;

/** Whether two letters say the same. */
export const sameLetter = (one: LetterValues, other: LetterValues): boolean =>
  one.subject === other.subject &&
  one.intro === other.intro &&
  one.stories.length === other.stories.length &&
  one.stories.every((id, index) => id === other.stories[index]);
