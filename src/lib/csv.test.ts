import { expect, it } from 'vitest';
import { csvCell, csvFile, csvLines } from './csv';

it.each([
  ['Awa', 'Awa'],
  ['', ''],
  ['Chœurs d’été', 'Chœurs d’été'],
  ['a,b', 'a,b'],
  ['a;b', '"a;b"'],
  ['dit « "oui" »', '"dit « ""oui"" »"'],
  ['deux\nlignes', '"deux\nlignes"'],
  ['deux\r\nlignes', '"deux\r\nlignes"'],
  [' espace', '" espace"'],
  ['=1+1', "'=1+1"],
  ['+225 07', "'+225 07"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ["l'été", "l'été"],
])('writes %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('ends each line with CRLF', () => {
  expect(
    csvLines([
      ['a', 'b'],
      ['c;', ''],
    ]),
  ).toBe('a;b\r\n"c;";\r\n');
});

it('starts with the byte order mark', async () => {
  const bytes = new Uint8Array(await csvFile(['é\r\n']).arrayBuffer());
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x0d, 0x0a]);
});
