import { fold } from '@/shared/lib/search-text';
import { stemOf } from './analyse';
import type { Found } from './engine';

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

interface Excerpt {
  pieces: Piece[];
  /** Where on its page it stands. */
  anchor?: string;
}

type Words = Found['words'];

/** Characters of an excerpt, of which before its first marked word. */
const LENGTH = 170;
const BEFORE = 60;
/** A line this long reads as one; a shorter one is a title or a cell. */
const SENTENCE = 80;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function isOneOf(words: Words, written: string): boolean {
  const word = fold(written);
  return words.has(word) || words.has(stemOf(word));
}

/** The text in pieces, those of the words marked. */
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

/** As much of a long line as shows where it answers. */
function around(line: string, words: Words): string {
  if (line.length <= LENGTH) return line;
  const first = [...line.matchAll(WORD)].find(([word]) => isOneOf(words, word))?.index ?? 0;
  const from = first > BEFORE ? line.indexOf(' ', first - BEFORE) + 1 : 0;
  const space = line.lastIndexOf(' ', from + LENGTH);
  const to = line.length - from <= LENGTH ? line.length : space > first ? space : from + LENGTH;
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

/** How many of the words a line holds, then how well it reads. */
function worth(line: string, words: Words): number {
  const held = new Set(
    (line.match(WORD) ?? [])
      .filter((word) => isOneOf(words, word))
      .map(fold)
      .map(stemOf),
  );
  return held.size === 0 ? 0 : held.size * (SENTENCE + 1) + Math.min(line.length, SENTENCE);
}

/** The line of an entry that answers best; its summary when none is better. */
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
