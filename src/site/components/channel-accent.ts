import type { ChannelKey } from '@/copy/types';

/** Sets the accent `--channel` of everything inside, one for each channel. */
export const channelAccentClasses: Record<ChannelKey, string> = {
  hivowood: '[--channel:var(--color-hivowood)]',
  'obouo-tv': '[--channel:var(--color-obouo-tv)]',
  inspiration: '[--channel:var(--color-inspiration)]',
  marmite: '[--channel:var(--color-marmite)]',
};
