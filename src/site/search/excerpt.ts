import { foldText } from '@/shared/lib/search-text';
import { toWordStem } from './analyse';
import type { SearchMatch } from './engine';

/** Fragment of a text, and whether it matches the query. */
export interface TextFragment {
  text: string;
  isMatch: boolean;
}

interface Excerpt {
  fragments: TextFragment[];
  /** Id of the element that contains the excerpt. */
  anchor?: string;
}

type MatchedWords = SearchMatch['matchedWords'];

/** Characters of an excerpt, and of the part before its first marked word. */
const EXCERPT_LENGTH = 170;
const LEAD_LENGTH = 60;
/** Minimum length of a readable line; a shorter one is a title or a cell. */
const READABLE_LENGTH = 80;

/** Letters with their accents, and digits. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function isMatchingWord(words: MatchedWords, writtenWord: string): boolean {
  const word = foldText(writtenWord);
  return words.has(word) || words.has(toWordStem(word));
}

/** Splits the text into fragments and marks those that match. */
export function splitByMatches(text: string, words: MatchedWords): TextFragment[] {
  const fragments: TextFragment[] = [];
  let previousEnd = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatchingWord(words, word)) continue;
    fragments.push({ text: text.slice(previousEnd, index), isMatch: false }, { text: word, isMatch: true });
    previousEnd = index + word.length;
  }
  fragments.push({ text: text.slice(previousEnd), isMatch: false });
  return fragments.filter((fragment) => fragment.text !== '');
}

/** Cuts a long line to the part that shows the match. */
function cutAroundMatch(line: string, words: MatchedWords): string {
  if (line.length <= EXCERPT_LENGTH) return line;
  const matchIndex = [...line.matchAll(WORD)].find(([word]) => isMatchingWord(words, word))?.index ?? 0;
  const start = matchIndex > LEAD_LENGTH ? line.indexOf(' ', matchIndex - LEAD_LENGTH) + 1 : 0;
  const prefix = start > 0 ? '…' : '';
  const maxEnd = start + EXCERPT_LENGTH;
  if (line.length <= maxEnd) return `${prefix}${line.slice(start)}`;
  const lastSpaceIndex = line.lastIndexOf(' ', maxEnd);
  const end = lastSpaceIndex > matchIndex ? lastSpaceIndex : maxEnd;
  return `${prefix}${line.slice(start, end)}…`;
}

/** Scores a line by the words it contains, then by its readability. */
function scoreLine(line: string, words: MatchedWords): number {
  const matches = (line.match(WORD) ?? []).filter((word) => isMatchingWord(words, word));
  const stemCount = new Set(matches.map((word) => toWordStem(foldText(word)))).size;
  if (stemCount === 0) return 0;
  // One more word outweighs the length of any line.
  return stemCount * (READABLE_LENGTH + 1) + Math.min(line.length, READABLE_LENGTH);
}

/** Returns the best line of an entry, or its summary. */
export function createSearchExcerpt({ entry, matchedWords }: SearchMatch): Excerpt {
  let bestExcerpt: { line: string; anchor?: string } = { line: entry.summary };
  let bestScore = scoreLine(entry.summary, matchedWords);
  for (const { anchor, text } of entry.parts ?? []) {
    for (const line of text.split('\n')) {
      const score = scoreLine(line, matchedWords);
      if (score <= bestScore) continue;
      bestExcerpt = { line, anchor };
      bestScore = score;
    }
  }
  return {
    fragments: splitByMatches(cutAroundMatch(bestExcerpt.line, matchedWords), matchedWords),
    anchor: bestExcerpt.anchor,
  };
}
