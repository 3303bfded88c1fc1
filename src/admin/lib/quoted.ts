import { isolateName } from '../../../supabase/functions/_shared/plain-text.ts';

/** A name between French quotation marks. */
export const quoted = (name: string) => `«\u00a0${isolateName(name)}\u00a0»`;
