/** Kind of a result, printed above its title. */
export type SearchKind = 'page' | 'press' | 'question' | 'offer' | 'legal';

/** A part of a page; `anchor` is its address in it. */
export interface SearchPart {
  anchor?: string;
  /** A paragraph, title or cell a line. */
  text: string;
}

/** One address of the site as the search knows it. */
export interface SearchEntry {
  kind: SearchKind;
  /** Path, query and hash. */
  url: string;
  title: string;
  summary: string;
  /** Other words that people look for it by. */
  synonyms?: string | undefined;
  /** Whole text. Older articles of a long list are found by title and summary only. */
  parts?: SearchPart[];
}

/** Where the build writes every entry, as a list. */
export const SEARCH_FILE = '/recherche.json';
