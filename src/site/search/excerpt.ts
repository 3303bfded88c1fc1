import { fold } from '@/shared/lib/search-text';
import { stemOf } from './analyse';
import type { Found } from './engine';

/** Piece of text, and whether it matches the query. */
export interface Piece {
  text: string;
  marked: boolean;
}

interface Excerpt {
  pieces: Piece[];
  /** Anchor of the line on its page. */
  anchor?: string;
}

type Words = Found['words'];

/** Characters of an excerpt, and of the part before its first marked word. */
const LENGTH = 170;
const BEFORE = 60;
/** Minimum length of a readable line; a shorter one is a title or a cell. */
const SENTENCE = 80;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function isOneOf(words: Words, written: string): boolean {
  const word = fold(written);
  return words.has(word) || words.has(stemOf(word));
}

/** Splits the text into pieces and marks those that match. */
export function marked(text: string, words: Words): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isOneOf(words, word)) continue;
    pieces.push({ text: text.slice(end, index), marked: false }, { text: word, marked: true });
    end = index + word.length;
  }
  pieces.push({ text: text.slice(end), marked: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Cuts a long line to the part that shows the match. */
function around(line: string, words: Words): string {
  if (line.length <= LENGTH) return line;
  const first = [...line.matchAll(WORD)].find(([word]) => isOneOf(words, word))?.index ?? 0;
  const from = first > BEFORE ? line.indexOf(' ', first - BEFORE) + 1 : 0;
  const space = line.lastIndexOf(' ', from + LENGTH);
  const to = line.length - from <= LENGTH ? line.length : space > first ? space : from + LENGTH;
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

/** Scores a line by the words it contains, then by its readability. */
function worth(line: string, words: Words): number {
  const held = new Set(
    (line.match(WORD) ?? [])
      .filter((word) => isOneOf(words, word))
      .map(fold)
      .map(stemOf),
  );
  return held.size === 0 ? 0 : held.size * (SENTENCE + 1) + Math.min(line.length, SENTENCE);
}

/** Returns the best line of an entry, or its summary. */
export function excerpt({ entry, words }: Found): Excerpt {
  let best: { line: string; anchor?: string } = { line: entry.summary };
  let most = worth(entry.summary, words);
  for (const { anchor, text } of entry.parts ?? []) {
    for (const line of text.split('\n')) {
      const value = worth(line, words);
      if (value <= most) continue;
      best = { line, anchor };
      most = value;
    }
  }
  return { pieces: marked(around(best.line, words), words), anchor: best.anchor };
}
