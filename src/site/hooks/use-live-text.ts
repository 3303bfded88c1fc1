import { useSyncExternalStore } from 'react';
import { liveTexts } from '@/site/published/live-texts';

/**
 * What staff have put in place of a text of src/copy, if anything: as the build knew it in the first render, which equals
 * the prerendered page, and until the settings have been asked for.
 */
export function useLiveText(): (text: string) => string {
  const live = useSyncExternalStore(liveTexts.subscribe, liveTexts.current, liveTexts.built);
  return (text) => live[text] ?? text;
}
