import { expect, test } from 'vitest';
import { balancedLines } from './balanced-lines.ts';

/** Each letter is one wide, as is a space. */
const lines = (text: string, limit: number) => {
  const words = text.split(' ');
  return balancedLines(
    words,
    words.map(({ length }) => length),
    1,
    limit,
  );
};

test('no last word is left alone where its line can be shared out', () => {
  expect(lines('une coproduction pourrait voir le jour', 17)).toEqual([
    'une coproduction',
    'pourrait',
    'voir le jour',
  ]);
});

test('never more lines than needed', () => {
  expect(lines('deux mots', 9)).toEqual(['deux mots']);
});

test('words joined by a non-breaking space stay together', () => {
  expect(lines('vous aider\u00a0?', 7)).toEqual(['vous', 'aider\u00a0?']);
});

test('a word longer than the line is refused', () => {
  expect(lines('postproduction', 5)).toBeUndefined();
});
