import { expect, it } from 'vitest';
import { decodeText, isWorkbook } from './decode-text';

const createBytes = (...codes: number[]) => new Uint8Array(codes);
const encodeLatin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = new TextEncoder().encode('Chaîne');
const utf16 = new Uint8Array(Buffer.from('Chaîne;jour', 'utf16le'));
const utf16BigEndian = new Uint8Array(Buffer.from('Chaîne;jour', 'utf16le').swap16());

it.each([
  ['UTF-8', utf8, 'Chaîne'],
  ['UTF-8 with a byte order mark', createBytes(0xef, 0xbb, 0xbf, ...utf8), 'Chaîne'],
  ['Windows-1252', createBytes(0xe9, 0x9c), 'éœ'],
  ['Windows-1252 without French letters', encodeLatin1('Prix: 5 £'), 'Prix: 5 £'],
  // « Écran d’été », as Excel for Mac writes it.
  [
    'MacRoman',
    createBytes(0xc7, 0xca, ...encodeLatin1('\x83cran d\xd5\x8et\x8e'), 0xca, 0xc8),
    '«\u00a0Écran d’été\u00a0»',
  ],
  ['UTF-16 of Excel', createBytes(0xff, 0xfe, ...utf16), 'Chaîne;jour'],
  ['big-endian UTF-16', createBytes(0xfe, 0xff, ...utf16BigEndian), 'Chaîne;jour'],
])('decodes %s', (_, file, text) => {
  expect(decodeText(file)).toBe(text);
});

it('refuses binary files', () => {
  expect(decodeText(createBytes(0x89, 0x50, 0x00, 0xe9, 0x01, 0x02, 0x03))).toBeNull();
});

it.each([
  ['xlsx', createBytes(0x50, 0x4b, 0x03, 0x04, 0x00, 0xe9), true],
  ['xls', createBytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), true],
  ['an HTML page named .xls', encodeLatin1('<html><table>'), true],
  ['csv', encodeLatin1('chaine;jour'), false],
])('detects whether %s is a workbook', (_, file, expected) => {
  expect(isWorkbook(file)).toBe(expected);
});
