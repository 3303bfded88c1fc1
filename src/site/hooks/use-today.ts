import { useSyncExternalStore } from 'react';
import { localDate } from '@/shared/lib/local-date';
import { built } from '@/site/published/built';

const never = () => () => undefined;
const today = () => localDate(0);

/** The visitor's day (ISO); in prerendered HTML and during hydration that of the build. */
export const useToday = (): string => useSyncExternalStore(never, today, () => built().day ?? today());
