import MiniSearch, { type QueryCombination } from 'minisearch';
import { extractSearchWords, toWordStem } from './analyse';
import type { SearchEntry } from './search-entry';

/** Matching entry, with the word forms that match. */
export interface SearchMatch {
  entry: SearchEntry;
  matchedWords: ReadonlySet<string>;
}

/** Returns the entries that match a query, best first. */
export type SearchFunction = (query: string) => SearchMatch[];

/** Milliseconds of indexing before the page may handle input. */
const SLICE_MS = 16;

/** Options for a query that is already split into folded words. */
const splitQueryOptions = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/** Returns how many wrong letters a word may have. */
function getMaxTypos(word: string): number {
  if (word.length > 8) return 2;
  return word.length > 4 ? 1 : 0;
}

interface QueryOptions {
  /** « AND » for entries with every word, « OR » for entries with some. */
  combineWith: 'AND' | 'OR';
  canHaveTypos: boolean;
}

/** Builds the query of one search: the last word may be incomplete. */
function buildQuery(words: readonly string[], { combineWith, canHaveTypos }: QueryOptions): QueryCombination {
  const queries = words.map((word, index): QueryCombination => {
    const typedWord = {
      queries: [word],
      prefix: index === words.length - 1,
      fuzzy: canHaveTypos && getMaxTypos(word),
    };
    return { combineWith: 'OR', queries: [typedWord, toWordStem(word)] };
  });
  return { ...splitQueryOptions, combineWith, queries };
}

/** Indexes the entries in slices, so that the page can handle input, and returns the search function. */
export async function createSearchFunction(entries: readonly SearchEntry[]): Promise<SearchFunction> {
  const index = new MiniSearch({
    fields: ['title', 'summary', 'synonyms', 'text'],
    tokenize: extractSearchWords,
    processTerm: (word) => [word, toWordStem(word)],
    searchOptions: { boost: { title: 5, summary: 2, synonyms: 2 } },
  });
  let sliceStart = performance.now();
  for (const [id, { title, summary, synonyms, parts = [] }] of entries.entries()) {
    index.add({ id, title, summary, synonyms, text: parts.map(({ text }) => text).join('\n') });
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    sliceStart = performance.now();
  }

  return (query) => {
    const words = extractSearchWords(query);
    if (words.length === 0) return [];
    // From strict to tolerant: the first query with a result counts.
    const queries = [
      buildQuery(words, { combineWith: 'AND', canHaveTypos: false }),
      buildQuery(words, { combineWith: 'AND', canHaveTypos: true }),
      buildQuery(words, { combineWith: 'OR', canHaveTypos: true }),
    ];
    for (const combination of queries) {
      const results = index.search(combination);
      if (results.length === 0) continue;
      return results.flatMap(({ id, terms }) => {
        const entry = entries[id];
        return entry ? [{ entry, matchedWords: new Set(terms) }] : [];
      });
    }
    return [];
  };
}

/** Returns true when a query has words to search for: « de la » has none. */
export const isSearchableQuery = (query: string): boolean => extractSearchWords(query).length > 0;
