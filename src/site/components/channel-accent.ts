import type { ChannelKey } from '@/copy/types';

/** Class that sets the accent `--channel` of an element and its content, by channel. */
export const channelAccentClasses: Record<ChannelKey, string> = {
  hivowood: '[--channel:var(--color-hivowood)]',
  'obouo-tv': '[--channel:var(--color-obouo-tv)]',
  inspiration: '[--channel:var(--color-inspiration)]',
  marmite: '[--channel:var(--color-marmite)]',
};
