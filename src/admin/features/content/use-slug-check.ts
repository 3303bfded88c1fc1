import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/admin/hooks/use-debounced-value';
import { contentFields } from '@/copy/admin/content-fields';
import { contentQueries } from './api/content-queries';
import { contentFieldSchemas } from './content-schema';

const CHECK_DELAY_MS = 400;
const SUGGESTED_SUFFIXES = ['-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];
const SUFFIX_LENGTH = 2;

/** Returns the slug and possible replacements. */
function toCandidates(slug: string): string[] {
  const base = slug.replace(/-\d+$/, '').slice(0, contentFields.slug.maxLength - SUFFIX_LENGTH);
  return [slug, ...SUGGESTED_SUFFIXES.map((suffix) => `${base}${suffix}`)];
}

/** Checks while typing whether another content has the address. Then suggests a similar free one. */
export function useSlugCheck(slug: string, id: string | undefined) {
  const debouncedSlug = useDebouncedValue(slug, CHECK_DELAY_MS);
  const isValid = contentFieldSchemas.slug.safeParse(debouncedSlug).success;
  const candidates = toCandidates(debouncedSlug);
  const { data: takenSlugs = [] } = useQuery({
    ...contentQueries.takenSlugs(candidates, id ?? null),
    enabled: isValid,
    retry: false,
  });
  const isTaken = debouncedSlug === slug && isValid && takenSlugs.includes(slug);
  const freeSlug = candidates.find((candidate) => !takenSlugs.includes(candidate)) ?? null;
  return { isTaken, suggestion: isTaken ? freeSlug : null };
}
