import { limits } from '@/shared/lib/limits';

/** Trims a search and cuts it to the limit of the database. */
export const cutSearch = (text: string): string => [...text.trim()].slice(0, limits.search).join('').trim();

/** Returns the search of an address. */
export const readSearch = (parameters: URLSearchParams): string => cutSearch(parameters.get('q') ?? '');
