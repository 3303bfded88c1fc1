import { useSyncExternalStore } from 'react';
import { getLocalDate } from '@/shared/lib/local-date';
import { usePageData } from '@/site/hooks/use-site-data';

const subscribeToNothing = () => () => undefined;
const today = () => getLocalDate(0);

/** Returns the visitor's date (ISO); the date of the build in prerendered HTML and during hydration. */
export function useToday(): string {
  const { day } = usePageData();
  return useSyncExternalStore(subscribeToNothing, today, () => day ?? today());
}
