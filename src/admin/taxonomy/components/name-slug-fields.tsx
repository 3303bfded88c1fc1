import type { ComponentProps } from 'react';
import { TextField } from '@/shared/form/field';

type Field = Partial<ComponentProps<typeof TextField>>;

interface NameSlugFieldsProps {
  /** Wiring, words and error of each. */
  name: Field & { label: string };
  slug: Field & { label: string };
}

/** What a category and a tag are called, and their part of an address. */
export function NameSlugFields({ name, slug }: NameSlugFieldsProps) {
  return (
    <>
      <TextField {...name} required autoComplete="off" />
      <TextField {...slug} required autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </>
  );
}
