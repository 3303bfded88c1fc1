import { useSyncExternalStore } from 'react';
import { localDate } from '@/shared/lib/local-date';
import { usePageData } from '@/site/hooks/use-site-data';

const never = () => () => undefined;
const today = () => localDate(0);

/** The visitor's day (ISO); in prerendered HTML and during hydration that of the build. */
export function useToday(): string {
  const { day } = usePageData();
  return useSyncExternalStore(never, today, () => day ?? today());
}
