import { describe, expect, test } from 'vitest';
import {
  type DeveloperProsePiece,
  extractComments,
  extractMarkdownParagraphs,
  extractTestTitles,
  findHardWording,
} from './language-findings.ts';

const toLinesAndTexts = (pieces: DeveloperProsePiece[]) => pieces.map(({ line, text }) => [line, text]);

describe('extractComments', () => {
  test('joins comment lines that follow each other', () => {
    expect(toLinesAndTexts(extractComments('// one\n// two\nconst a = 1;\n// three', 'ts'))).toEqual([
      [1, 'one two'],
      [4, 'three'],
    ]);
  });

  test('reads block, JSX and SQL comments', () => {
    expect(
      toLinesAndTexts(extractComments('/** Returns it. */\n/**\n * One,\n * two.\n */\n{/* text */}', 'tsx')),
    ).toEqual([
      [1, 'Returns it.'],
      [2, 'One, two.'],
      [6, 'text'],
    ]);
    expect(toLinesAndTexts(extractComments('-- one\nselect 1;', 'sql'))).toEqual([[1, 'one']]);
  });

  test('leaves directives out', () => {
    expect(extractComments('// biome-ignore lint/x: reason', 'ts')).toEqual([]);
  });
});

test('extractTestTitles reads titles of tests and groups', () => {
  expect(
    toLinesAndTexts(
      extractTestTitles("describe('list', () => {\n  test.each([1])('shows %i', () => {});\n});"),
    ),
  ).toEqual([
    [1, 'list'],
    [2, 'shows %i'],
  ]);
});

test('extractMarkdownParagraphs leaves tables and code out', () => {
  const page = 'One.\n\n| a | b |\n\n```sh\nls\n\nls\n```\n\nTwo.';
  expect(toLinesAndTexts(extractMarkdownParagraphs(page))).toEqual([
    [1, 'One.'],
    [11, 'Two.'],
  ]);
});

describe('findHardWording', () => {
  test.each<[DeveloperProsePiece['kind'], string, string]>([
    ['comments', 'Whoever dies in between leaves it doubtful.', 'starts with What, Who or Whether'],
    ['comments', 'which of them is told', 'hides the actor in a passive'],
    ['titles', 'the same for a second press', 'needs the comment before it'],
    ['titles', Array(15).fill('word').join(' '), 'title of 15 words'],
    ['docs', `Begin. ${Array(29).fill('word').join(' ').replace(/^w/, 'W')}.`, 'sentence of 29 words'],
  ])('finds hard wording in %s: %s', (kind, text, message) => {
    expect(findHardWording({ kind, line: 1, text })).toContain(message);
  });

  test('accepts a plain sentence', () => {
    expect(
      findHardWording({ kind: 'comments', line: 1, text: 'The browser keeps the form open.' }),
    ).toBeUndefined();
  });
});
