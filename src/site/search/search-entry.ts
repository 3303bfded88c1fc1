/** Kind of a result, printed above its title. */
export type SearchKind = 'page' | 'press' | 'question' | 'offer' | 'legal';

/** A part of a page; `anchor` is the id of its element. */
export interface SearchEntryPart {
  anchor?: string;
  /** One line for each paragraph. The next line is appended to a short one, such as a title or a table cell. */
  text: string;
}

/** One URL of the site as the search knows it. */
export interface SearchEntry {
  kind: SearchKind;
  /** Path, query and hash. */
  url: string;
  title: string;
  summary: string;
  /** Further words that find this entry. */
  synonyms?: string;
  /** Whole text. Title and summary find the entries without it: questions, and all but the newest articles. */
  parts?: SearchEntryPart[];
}

/** File to which the build writes all entries, as a JSON list. */
export const SEARCH_INDEX_PATH = '/recherche.json';
