import type { ComponentProps } from 'react';
import { TextField } from '@/shared/form/field';

/** Required field of a part of an address, without autocompletion, spell check or capitals. */
export function SlugField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} required autoComplete="off" autoCapitalize="none" spellCheck={false} />;
}
