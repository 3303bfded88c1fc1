import { limits } from '@/shared/lib/limits';

/** What an address searches for, cut to what the database takes. */
export function readSearch(parameters: URLSearchParams): string {
  return [...(parameters.get('q') ?? '').trim()].slice(0, limits.search).join('').trim();
}
