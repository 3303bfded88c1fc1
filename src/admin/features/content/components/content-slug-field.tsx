import { useQuery } from '@tanstack/react-query';
import type { ComponentPropsWithRef } from 'react';
import { useDebouncedValue } from '@/admin/hooks/use-debounced-value';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { SlugField } from '@/admin/ui/slug-field';
import { contentFields } from '@/copy/admin/content-fields';
import { slugText as text } from '@/copy/admin/slug';
import { contentQueries } from '../api/content-queries';
import { contentFieldSchemas } from '../content-schema';

const CHECK_DELAY_MS = 400;
const SUGGESTED_SUFFIXES = ['-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];
const SUFFIX_LENGTH = 2;

function toCandidates(slug: string): string[] {
  // A suffix such as `-2` is replaced. More digits stay: they may be a year.
  const base = slug.slice(0, contentFields.slug.maxLength - SUFFIX_LENGTH).replace(/-\d?$/, '');
  return [slug, ...SUGGESTED_SUFFIXES.map((suffix) => `${base}${suffix}`)];
}

interface ContentSlugFieldProps {
  field: ComponentPropsWithRef<'input'> & { error: string | undefined };
  slug: string;
  /** Content that may have the slug: the edited one, or the original of a working copy. */
  contentId: string | undefined;
  readOnly: boolean;
  /** True when the text is online under another address. */
  isOnlineElsewhere: boolean;
  onSuggestionAccept: (slug: string) => void;
}

/** Field of the slug. Shows while typing that a slug is taken, and suggests a free one. */
export function ContentSlugField(props: ContentSlugFieldProps) {
  const { field, slug, contentId, readOnly, isOnlineElsewhere, onSuggestionAccept } = props;
  const debouncedSlug = useDebouncedValue(slug, CHECK_DELAY_MS);
  const isValid = contentFieldSchemas.slug.safeParse(debouncedSlug).success;
  const candidates = toCandidates(debouncedSlug);
  const { data: takenSlugs = [] } = useQuery({
    ...contentQueries.takenSlugs(candidates, contentId ?? null),
    enabled: isValid,
    retry: false,
  });
  const isTaken = debouncedSlug === slug && isValid && takenSlugs.includes(slug);
  const suggestion = candidates.find((candidate) => !takenSlugs.includes(candidate));
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
        <Button className="max-w-full break-all" onClick={() => onSuggestionAccept(suggestion)}>
          {`${text.suggest} ${quoteName(suggestion)}`}
        </Button>
      ) : null}
      {isOnlineElsewhere ? (
        <p role="status" className="border-l-4 border-highlight pl-3 text-sm">
          {text.redirectHint}
        </p>
      ) : null}
    </div>
  );
}
