import { describe, expect, it } from 'vitest';
import { removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';
import { removeCsvFormulaGuards, toCsvBlob, toCsvCell, toCsvLines } from './csv';

it.each([
  ['Awa', 'Awa'],
  ['', ''],
  ['Chœurs d’été', 'Chœurs d’été'],
  ['a,b', 'a,b'],
  ['a;b', '"a;b"'],
  ['dit « "oui" »', '"dit « ""oui"" »"'],
  ['deux\nlignes', '"deux\nlignes"'],
  ['deux\r\nlignes', '"deux\nlignes"'],
  [' espace', '" espace"'],
  ['=1+1', "'=1+1"],
  ['+225 07', "'+225 07"],
  ['+225 07 08 09 10', '+225 07 08 09 10'],
  ['+33 (0)1.45.67.89', '+33 (0)1.45.67.89'],
  ['+33 1 45 67 89+A1', "'+33 1 45 67 89+A1"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\ta', "'\ta"],
  ['Bonjour, =1', "Bonjour, '=1"],
  ['a,"=1"', `"a,""'=1"""`],
  ['a|-5', "a|'-5"],
  ['à voir\n- un\n- deux', `"à voir\n'- un\n'- deux"`],
  ['＝1', "'＝1"],
  ['10-12 + a@b.co', '10-12 + a@b.co'],
  ['\r=1', `"\n'=1"`],
  ['a\u0000b\u001fc\u202e', 'abc'],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ["l'été", "l'été"],
  ["'-18'", "''-18'"],
])('writes %j as %j', (value, cell) => {
  expect(toCsvCell(value)).toBe(cell);
});

it('ends each line with CRLF', () => {
  expect(
    toCsvLines([
      ['a', 'b'],
      ['c;', ''],
    ]),
  ).toBe('a;b\r\n"c;";\r\n');
});

it('starts with the byte order mark', async () => {
  const bytes = new Uint8Array(await toCsvBlob(['é\r\n']).arrayBuffer());
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x0d, 0x0a]);
});

describe('CSV file with formulas', () => {
  const CHARACTERS = [...'=+-@＝＋－＠;,|\t\r\n"\' \u00a0aé1', '\r\n'];

  /** Returns a seeded generator of numbers from 0 to 1. */
  function createRandom(seed: number) {
    let state = seed;
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
  }

  const random = createRandom(20261121);
  const createCell = () =>
    removeControlCharacters(
      Array.from(
        { length: Math.floor(random() * 9) },
        () => CHARACTERS[Math.floor(random() * CHARACTERS.length)],
      ).join(''),
    );
  const rows = Array.from({ length: 5000 }, () => Array.from({ length: 4 }, createCell));
  const file = toCsvLines(rows);

  /** Parses as spreadsheets do: quotes count at the start of a cell, and text after the closing quote belongs to it. */
  function parseCsv(text: string, separator: string): string[][] {
    const lines: string[][] = [[]];
    const quotedPattern = '"((?:[^"]|"")*)"?';
    const separatorPattern = separator === '|' ? String.raw`\|` : separator;
    const unquotedPattern = `[^${separator}\\r\\n]*`;
    const endPattern = `${separatorPattern}|\\r\\n|[\\r\\n]|$`;
    const cellPattern = new RegExp(`(?:${quotedPattern})?(${unquotedPattern})(${endPattern})`, 'gu');
    for (const [match, quotedText, textAfterQuote = '', cellEnd] of text.matchAll(cellPattern)) {
      if (match === '') break;
      lines.at(-1)?.push((quotedText ?? '').replaceAll('""', '"') + textAfterQuote);
      if (cellEnd !== separator) lines.push([]);
    }
    return lines.slice(0, -1);
  }

  // A sign after quotes and spaces, or a control character that spreadsheets skip. `\r` before `\n` ends a line.
  const isFormula = (value: string) => /^(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠]|^\t|^\r(?!\n)/.test(value);

  it.each([';', ',', '\t', '|'])('has no cell that starts a formula with the separator %j', (separator) => {
    expect(parseCsv(file, separator).flat().filter(isFormula)).toEqual([]);
  });

  it.each([';', ',', '\t', '|'])(
    'starts no formula in a reader that ignores quotes and separates by %j',
    (separator) => {
      const cells = file.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator));
      expect(cells.filter(isFormula)).toEqual([]);
    },
  );

  it('is parsed to the original cells with its own separator', () => {
    expect(parseCsv(file, ';').map((line) => line.map(removeCsvFormulaGuards))).toEqual(rows);
  });
});
