import MiniSearch, { type QueryCombination } from 'minisearch';
import { stemOf, wordsOf } from './analyse';
import type { SearchEntry } from './search-entry';

/** Matching entry, with the word forms that match. */
export interface Found {
  entry: SearchEntry;
  words: ReadonlySet<string>;
}

/** Finds entries; the best first. */
export type Search = (query: string) => Found[];

/** Milliseconds of work before the page answers its visitor again. */
const SLICE = 16;

/** The query is already split and folded. */
const asTheyAre = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/** Wrong letters that a long word may have. */
const mistakes = (word: string) => (word.length > 8 ? 2 : word.length > 4 ? 1 : 0);

/** Options of one search: the last word may be incomplete. */
function looked(words: readonly string[], combineWith: 'AND' | 'OR', fuzzy: boolean): QueryCombination {
  const queries = words.map((word, index): QueryCombination => {
    const typed = { queries: [word], prefix: index === words.length - 1, fuzzy: fuzzy && mistakes(word) };
    return { combineWith: 'OR', queries: [typed, stemOf(word)] };
  });
  return { ...asTheyAre, combineWith, queries };
}

/** Indexes the entries in slices, between which the page answers. */
export async function indexEntries(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch({
    fields: ['title', 'summary', 'synonyms', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => [word, stemOf(word)],
    searchOptions: { boost: { title: 5, summary: 2, synonyms: 2 } },
  });
  let begun = performance.now();
  for (const [id, { title, summary, synonyms, parts = [] }] of entries.entries()) {
    index.add({ id, title, summary, synonyms, text: parts.map(({ text }) => text).join('\n') });
    if (performance.now() - begun < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }

  return (query) => {
    const words = wordsOf(query);
    // entries with all words come first; typing mistakes count only when nothing else matches
    const ways = [looked(words, 'AND', false), looked(words, 'AND', true), looked(words, 'OR', true)];
    for (const way of words.length > 0 ? ways : []) {
      const found = index.search(way);
      if (found.length === 0) continue;
      return found.flatMap(({ id, terms }) => {
        const entry = entries[id];
        return entry ? [{ entry, words: new Set(terms) }] : [];
      });
    }
    return [];
  };
}

/** Returns true when the words contain something to search for: « de la » does not. */
export const isAsked = (query: string): boolean => wordsOf(query).length > 0;
