import type { ComponentProps } from 'react';
import { TextField } from '@/shared/form/field';

/** Field of a part of an address: nothing completes, corrects or capitalises it. */
export function SlugField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} required autoComplete="off" autoCapitalize="none" spellCheck={false} />;
}
