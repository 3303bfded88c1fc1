import { useFormContext } from 'react-hook-form';
import { useAutoSlug } from '@/admin/hooks/use-auto-slug';
import { SlugField } from '@/admin/ui/slug-field';
import type { FieldText } from '@/copy/types';
import { TextField } from '@/shared/form/field';
import type { NameAndSlug } from '../taxonomy-schema';

interface NameSlugFieldsProps {
  isNew: boolean;
  text: Record<keyof NameAndSlug, FieldText>;
  longestSlug: number;
}

/** What a category and a tag are called, and their part of an address, in the form around them. */
export function NameSlugFields({ isNew, text, longestSlug }: NameSlugFieldsProps) {
  const { register, setValue, formState } = useFormContext<NameAndSlug>();
  const { errors, isSubmitted } = formState;
  const slug = useAutoSlug(isNew, longestSlug, (value) =>
    setValue('slug', value, { shouldValidate: isSubmitted, shouldDirty: true }),
  );
  return (
    <>
      <TextField
        {...register('name', { onChange: (event) => slug.update(event.target.value) })}
        {...text.name}
        required
        autoComplete="off"
        error={errors.name?.message}
      />
      <SlugField {...register('slug', { onChange: slug.lock })} {...text.slug} error={errors.slug?.message} />
    </>
  );
}
