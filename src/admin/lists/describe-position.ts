import { reorderingText as text } from '@/copy/admin/sorting';
import { isolateRightToLeftName } from '../../../supabase/functions/_shared/plain-text.ts';

/** Returns the sentence that screen readers announce for a moved item. Positions start at 1. */
export const describePosition = (name: string, position: number, itemCount: number): string =>
  text.moved
    // a function, because `replace` would interpret `$&` in a name
    .replace('{name}', () => isolateRightToLeftName(name))
    .replace('{place}', String(position))
    .replace('{count}', String(itemCount));
