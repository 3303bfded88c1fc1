import { commentAndTitleWordingRules, proseWordLimits } from './language-rules.ts';

/** Kind of text whose wording the check reads. */
export type CheckedProseKind = 'comments' | 'titles' | 'docs';

/** A comment, a test title or a paragraph, with the line where it starts. */
export interface DeveloperProsePiece {
  kind: CheckedProseKind;
  line: number;
  text: string;
}

/** Comment of one line, by file extension; the group is its text. */
const LINE_COMMENTS: Record<string, RegExp> = { sql: /^--\s?(.*)/, sh: /^#\s(.*)/ };
/** Comment of one line in TypeScript, or in JSX on one line. */
const SCRIPT_COMMENT = /^\/\/\s?(.*)|^\{\/\*\s?(.*?)\*\/\}/;
/** Call of a test function, with its `each` or `for` if any; the second group is the title. */
const TEST_TITLE =
  /\b(?:test|it|describe)(?:\.(?:each|for)\([\s\S]{0,400}?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;
const DIRECTIVE = /biome-ignore|@ts-/;

const getLineNumber = (text: string, index: number) => text.slice(0, index).split('\n').length;
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const splitSentences = (text: string) => text.split(/(?<=[.!?:;])\s+(?=[A-Z`«"'(])/);
const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the comments of a file. Consecutive comment lines are one comment. */
export function extractComments(text: string, extension: string): DeveloperProsePiece[] {
  const comments: DeveloperProsePiece[] = [];
  let openComment: { line: number; lines: string[]; isBlock: boolean } | undefined;
  const closeComment = () => {
    if (openComment)
      comments.push({
        kind: 'comments',
        line: openComment.line,
        text: collapseSpaces(openComment.lines.join(' ')),
      });
    openComment = undefined;
  };
  for (const [index, rawLine] of text.split('\n').entries()) {
    const trimmed = rawLine.trim();
    const isSql = extension === 'sql';
    if (!isSql && !openComment?.isBlock && trimmed.startsWith('/*')) {
      closeComment();
      openComment = { line: index + 1, lines: [], isBlock: true };
    }
    if (openComment?.isBlock) {
      openComment.lines.push(trimmed.replace(/^\/?\*+\/?\s?/, '').replace(/\*\/$/, ''));
      if (trimmed.endsWith('*/')) closeComment();
      continue;
    }
    const match = (LINE_COMMENTS[extension] ?? SCRIPT_COMMENT).exec(trimmed);
    if (!match) {
      closeComment();
      continue;
    }
    openComment ??= { line: index + 1, lines: [], isBlock: false };
    openComment.lines.push(match[1] ?? match[2] ?? '');
  }
  closeComment();
  return comments.filter((comment) => /[a-z]{3}/.test(comment.text) && !DIRECTIVE.test(comment.text));
}

/** Returns the titles of tests and of their groups. */
export function extractTestTitles(text: string): DeveloperProsePiece[] {
  return [...text.matchAll(TEST_TITLE)].map((match) => ({
    kind: 'titles',
    line: getLineNumber(text, match.index),
    text: match[2] ?? '',
  }));
}

/** Returns the paragraphs of a page, without tables and code. */
export function extractMarkdownParagraphs(text: string): DeveloperProsePiece[] {
  const pieces: DeveloperProsePiece[] = [];
  let isCode = false;
  let index = 0;
  for (const paragraph of text.split(/\n\s*\n/)) {
    index = text.indexOf(paragraph, index);
    const line = getLineNumber(text, index);
    index += paragraph.length;
    const fenceCount = (paragraph.match(/^\s*```/gm) ?? []).length;
    const isSkipped = isCode || fenceCount > 0 || /^\s*\|/m.test(paragraph);
    if (fenceCount % 2 === 1) isCode = !isCode;
    if (!isSkipped && paragraph.trim()) pieces.push({ kind: 'docs', line, text: paragraph });
  }
  return pieces;
}

/** Returns why a text is hard to read, or undefined. */
export function findHardWording({ kind, text }: DeveloperProsePiece): string | undefined {
  if (kind === 'docs') {
    for (const item of text.split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)) {
      const collapsedText = collapseSpaces(item);
      if (countWords(collapsedText) > proseWordLimits.docsParagraph)
        return `paragraph of ${countWords(collapsedText)} words`;
      const longSentence = splitSentences(collapsedText).find(
        (sentence) => countWords(sentence) > proseWordLimits.docsSentence,
      );
      if (longSentence) return `sentence of ${countWords(longSentence)} words: ${longSentence.slice(0, 80)}`;
    }
    return undefined;
  }
  const capitalized = text.replace(/^./, (letter) => letter.toUpperCase());
  const rule = commentAndTitleWordingRules.find(({ pattern }) => pattern.test(capitalized));
  if (rule) return rule.message;
  if (kind === 'titles')
    return countWords(text) > proseWordLimits.title ? `title of ${countWords(text)} words` : undefined;
  const longSentence = splitSentences(text).find(
    (sentence) => countWords(sentence) > proseWordLimits.comment,
  );
  return longSentence && `sentence of ${countWords(longSentence)} words`;
}
