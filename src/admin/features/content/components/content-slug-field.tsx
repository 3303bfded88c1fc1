import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/admin/hooks/use-debounced-value';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { SlugField } from '@/admin/ui/slug-field';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText as text } from '@/copy/admin/slug';
import { contentQueries } from '../api/content-queries';
import { contentFieldSchemas } from '../content-schema';
import { listSlugCandidates } from '../slug-candidates';
import type { ContentFormState } from '../use-content-form';

const CHECK_DELAY_MS = 400;

interface ContentSlugFieldProps {
  editor: ContentFormState;
  readOnly: boolean;
  /** True when the text, or the original of this working copy, is online. */
  isOnline: boolean;
}

/** Field of the slug. Shows while typing that a slug is taken, and suggests a free slug. */
export function ContentSlugField({ editor, readOnly, isOnline }: ContentSlugFieldProps) {
  const { form, storedRow, handleSlugChange } = editor;
  const { slug } = editor.values;
  const field = editor.field('slug', { onChange: handleSlugChange });
  // A working copy may have the slug of its original.
  const contentId = storedRow?.copy_of ?? storedRow?.id ?? null;
  const debouncedSlug = useDebouncedValue(slug, CHECK_DELAY_MS);
  const isValid = contentFieldSchemas.slug.safeParse(debouncedSlug).success;
  const candidates = listSlugCandidates(debouncedSlug);
  const { data: takenSlugs = [] } = useQuery({
    ...contentQueries.takenSlugs(candidates, contentId),
    enabled: isValid,
  });
  const isTaken = debouncedSlug === slug && isValid && takenSlugs.includes(slug);
  const suggestion = candidates.find((candidate) => !takenSlugs.includes(candidate));

  function acceptSuggestion(newSlug: string) {
    handleSlugChange();
    form.setValue('slug', newSlug, { shouldValidate: true });
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <SlugField
          {...field}
          {...contentFields.slug.text}
          readOnly={readOnly}
          error={field.error ?? (isTaken ? text.taken : undefined)}
        />
      </div>
      {isTaken && suggestion && !readOnly ? (
        <Button className="max-w-full break-all" onClick={() => acceptSuggestion(suggestion)}>
          {`${text.suggest} ${quoteName(suggestion)}`}
        </Button>
      ) : null}
      {isOnline && slug !== storedRow?.slug ? (
        <p role="status" className="border-l-4 border-highlight pl-3 text-sm">
          {text.redirectHint}
        </p>
      ) : null}
    </div>
  );
}
