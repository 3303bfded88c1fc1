import { limits } from '@/shared/lib/limits';

/** Returns a search without outer blanks, cut to what the database takes. */
export const cutSearch = (text: string): string => [...text.trim()].slice(0, limits.search).join('').trim();

/** Returns the search of an address. */
export const readSearch = (parameters: URLSearchParams): string => cutSearch(parameters.get('q') ?? '');
