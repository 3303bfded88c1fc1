import { useFormContext } from 'react-hook-form';
import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { createFieldPropsGetter } from '@/admin/lib/create-field';
import { SlugField } from '@/admin/ui/slug-field';
import type { FieldText } from '@/copy/types';
import { TextField } from '@/shared/form/field';
import type { NameAndSlug } from '../taxonomy-schema';

interface NameSlugFieldsProps {
  isNew: boolean;
  text: Record<keyof NameAndSlug, FieldText>;
  maxSlugLength: number;
}

/** Name and slug of a category or tag, in the form around them. */
export function NameSlugFields({ isNew, text, maxSlugLength }: NameSlugFieldsProps) {
  const form = useFormContext<NameAndSlug>();
  const field = createFieldPropsGetter(form);
  const { isSubmitted } = form.formState;
  const slug = useAutoSlug(isNew, maxSlugLength, (value) =>
    form.setValue('slug', value, { shouldValidate: isSubmitted, shouldDirty: true }),
  );
  return (
    <>
      <TextField
        {...field('name', { onChange: (event) => slug.update(event.target.value) })}
        {...text.name}
        required
        autoComplete="off"
      />
      <SlugField {...field('slug', { onChange: slug.lock })} {...text.slug} />
    </>
  );
}
