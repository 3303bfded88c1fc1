import { skipToken, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/admin/hooks/use-debounced';
import { contentQueries } from './api/content-queries';
import { contentShape } from './content-schema';

const PAUSE = 400;
const MAX_LENGTH = 200;

/** Returns the slug and possible replacements. */
function candidatesOf(slug: string): string[] {
  const base = slug.replace(/-\d+$/, '').slice(0, MAX_LENGTH - 3);
  return [slug, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${base}-${number}`)];
}

export interface SlugCheck {
  /** True when another content has the address. */
  taken: boolean;
  /** Similar free address. */
  suggestion: string | null;
}

/** Checks while typing whether another content has the address. */
export function useSlugCheck(slug: string, id: string | undefined): SlugCheck {
  const asked = useDebounced(slug, PAUSE);
  const valid = contentShape.slug.safeParse(asked).success;
  const candidates = candidatesOf(asked);
  const query = contentQueries.takenSlugs(candidates, id ?? null);
  const { data } = useQuery({ ...query, queryFn: valid ? query.queryFn : skipToken, retry: false });
  const used = data ?? [];
  const current = asked === slug && valid;
  const free = candidates.find((candidate) => !used.includes(candidate));
  return {
    taken: current && used.includes(asked),
    suggestion: current && data && used.includes(asked) ? (free ?? null) : null,
  };
}
