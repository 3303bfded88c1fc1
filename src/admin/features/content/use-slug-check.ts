import { skipToken, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@/admin/hooks/use-debounced-value';
import { contentQueries } from './api/content-queries';
import { contentFieldSchemas } from './content-schema';

const CHECK_DELAY_MS = 400;
const MAX_LENGTH = 200;

/** Returns the slug and possible replacements. */
function toCandidates(slug: string): string[] {
  const base = slug.replace(/-\d+$/, '').slice(0, MAX_LENGTH - 3);
  return [slug, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base}-${number}`)];
}

export interface SlugCheck {
  /** True when another content has the address. */
  isTaken: boolean;
  /** Similar free address. */
  suggestion: string | null;
}

/** Checks while typing whether another content has the address. */
export function useSlugCheck(slug: string, id: string | undefined): SlugCheck {
  const debouncedSlug = useDebouncedValue(slug, CHECK_DELAY_MS);
  const isValid = contentFieldSchemas.slug.safeParse(debouncedSlug).success;
  const candidates = toCandidates(debouncedSlug);
  const query = contentQueries.takenSlugs(candidates, id ?? null);
  const { data } = useQuery({ ...query, queryFn: isValid ? query.queryFn : skipToken, retry: false });
  const takenSlugs = data ?? [];
  const isCurrent = debouncedSlug === slug && isValid;
  const freeSlug = candidates.find((candidate) => !takenSlugs.includes(candidate));
  return {
    isTaken: isCurrent && takenSlugs.includes(debouncedSlug),
    suggestion: isCurrent && data && takenSlugs.includes(debouncedSlug) ? (freeSlug ?? null) : null,
  };
}
