import { maxWords, wordingRules } from './language-rules.ts';

export type TextKind = 'comments' | 'titles' | 'docs';

/** A comment, a test title or a paragraph, with the line where it starts. */
export interface TextPiece {
  kind: TextKind;
  line: number;
  text: string;
}

const LINE_COMMENTS: Record<string, RegExp> = { sql: /^--\s?(.*)/, sh: /^#\s(.*)/ };
const SCRIPT_COMMENT = /^\/\/\s?(.*)|^\{\/\*\s?(.*?)\*\/\}/;
const TEST_TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]{0,400}?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;
const DIRECTIVE = /biome-ignore|@ts-/;

const lineNumberAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const splitSentences = (text: string) => text.split(/(?<=[.!?:;])\s+(?=[A-Z`«"'(])/);
const flatten = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the comments of a file. Consecutive comment lines are one comment. */
export function readComments(text: string, ending: string): TextPiece[] {
  const comments: TextPiece[] = [];
  let open: { line: number; lines: string[]; isBlock: boolean } | undefined;
  const close = () => {
    if (open) comments.push({ kind: 'comments', line: open.line, text: flatten(open.lines.join(' ')) });
    open = undefined;
  };
  for (const [index, raw] of text.split('\n').entries()) {
    const trimmed = raw.trim();
    const isSql = ending === 'sql';
    if (!isSql && !open?.isBlock && trimmed.startsWith('/*')) {
      close();
      open = { line: index + 1, lines: [], isBlock: true };
    }
    if (open?.isBlock) {
      open.lines.push(trimmed.replace(/^\/?\*+\/?\s?/, '').replace(/\*\/$/, ''));
      if (trimmed.endsWith('*/')) close();
      continue;
    }
    const match = (LINE_COMMENTS[ending] ?? SCRIPT_COMMENT).exec(trimmed);
    if (!match) {
      close();
      continue;
    }
    open ??= { line: index + 1, lines: [], isBlock: false };
    open.lines.push(match[1] ?? match[2] ?? '');
  }
  close();
  return comments.filter((comment) => /[a-z]{3}/.test(comment.text) && !DIRECTIVE.test(comment.text));
}

/** Returns the titles of tests and of their groups. */
export function readTitles(text: string): TextPiece[] {
  return [...text.matchAll(TEST_TITLE)].map((match) => ({
    kind: 'titles',
    line: lineNumberAt(text, match.index),
    text: match[2] ?? '',
  }));
}

/** Returns the paragraphs of a page, without tables and code. */
export function readParagraphs(text: string): TextPiece[] {
  let isCode = false;
  let index = 0;
  const pieces: TextPiece[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const line = lineNumberAt(text, index);
    index += paragraph.length + 1;
    const fences = (paragraph.match(/^\s*```/gm) ?? []).length;
    const isSkipped = isCode || fences > 0 || /^\s*\|/m.test(paragraph);
    if (fences % 2 === 1) isCode = !isCode;
    if (!isSkipped && paragraph.trim()) pieces.push({ kind: 'docs', line, text: paragraph });
  }
  return pieces;
}

/** Returns why a text is hard to read, or undefined. */
export function findHardWording({ kind, text }: TextPiece): string | undefined {
  if (kind === 'docs') {
    for (const item of text.split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)) {
      const flat = flatten(item);
      if (countWords(flat) > maxWords.docsParagraph) return `paragraph of ${countWords(flat)} words`;
      const long = splitSentences(flat).find((sentence) => countWords(sentence) > maxWords.docsSentence);
      if (long) return `sentence of ${countWords(long)} words: ${long.slice(0, 80)}`;
    }
    return undefined;
  }
  const capitalized = text.replace(/^./, (letter) => letter.toUpperCase());
  const rule = wordingRules.find(({ pattern }) => pattern.test(capitalized));
  if (rule) return rule.message;
  if (kind === 'titles')
    return countWords(text) > maxWords.title ? `title of ${countWords(text)} words` : undefined;
  const long = splitSentences(text).find((sentence) => countWords(sentence) > maxWords.comment);
  return long && `sentence of ${countWords(long)} words`;
}
