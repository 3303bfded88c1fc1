import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { usePageData } from '@/site/hooks/use-site-data';

/** Returns the visitor's date (ISO); the date of the build in prerendered HTML and during hydration. */
export function useToday(): string {
  const { day } = usePageData();
  const isHydrated = useHydrated();
  return isHydrated || !day ? getLocalDateInDays(0) : day;
}
