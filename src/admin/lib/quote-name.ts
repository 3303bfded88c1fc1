import { isolateRightToLeftName } from '../../../supabase/functions/_shared/plain-text.ts';

export const quoteName = (name: string) => `«\u00a0${isolateRightToLeftName(name)}\u00a0»`;
