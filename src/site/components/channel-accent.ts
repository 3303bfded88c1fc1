import type { ChannelKey } from '@/copy/types';

/** Sets the `--channel` accent of everything inside; the four channels are told apart by it. */
export const channelAccent: Record<ChannelKey, string> = {
  hivowood: '[--channel:var(--color-hivowood)]',
  'obouo-tv': '[--channel:var(--color-obouo-tv)]',
  inspiration: '[--channel:var(--color-inspiration)]',
  marmite: '[--channel:var(--color-marmite)]',
};
