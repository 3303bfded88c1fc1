import { expect, test } from 'vitest';
import { stripMovie } from './strip-movie';

/** Returns a box of an ISO media file; each letter is one byte. */
function box(type: string, ...content: string[]): string {
  const inside = content.join('');
  const length = inside.length + 8;
  return String.fromCharCode(0, 0, length >> 8, length & 255) + type + inside;
}

const PLACE = '+14.6928-017.4467/';
const VERSION = '\0\0\0\0';
const handler = (type: string) => box('hdlr', VERSION, VERSION, type, '\0'.repeat(12));
const header = (type: string) => box(type, VERSION, '2026', '2027', 'rest');
const tags = box('meta', VERSION, handler('mdir'), box('ilst', 'Titre'));

const toBlob = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
const toText = async (file: Blob) =>
  String.fromCharCode(...new Uint8Array(await (await stripMovie(file)).arrayBuffer()));

const pictures = box('mdat', 'images et sons');
const createFilm = (...userData: string[]) =>
  box('ftyp', 'isom') +
  box(
    'moov',
    header('mvhd'),
    box('trak', header('tkhd'), box('mdia', header('mdhd'), handler('vide'))),
    box('udta', ...userData),
  ) +
  pictures;

test.each([
  ['©xyz of QuickTime', createFilm(box('\u00a9xyz', PLACE))],
  ['loci of 3GPP', createFilm(box('loci', PLACE))],
  ['data of a camera', createFilm(box('GPMF', PLACE))],
  [
    'keys of Apple',
    box('moov', box('meta', handler('mdta'), box('keys', PLACE), box('ilst', PLACE))) + pictures,
  ],
  ['keys of a track', box('moov', box('trak', box('meta', PLACE))) + pictures],
  [
    'a track of places',
    box('moov', box('trak', box('mdia', handler('meta'), box('minf', PLACE)))) + pictures,
  ],
  ['XMP at the top', box('uuid', PLACE) + box('moov') + pictures],
  [
    'a box of 64 bits',
    `${box('moov', box('udta', box('loci', PLACE)))}\0\0\0\u0001mdat\0\0\0\0\0\0\0\u0015films`,
  ],
])('a film loses its GPS position and keeps its length: %s', async (_name, content) => {
  const strippedText = await toText(toBlob(content));
  expect(content).toContain(PLACE);
  expect(strippedText).not.toContain(PLACE);
  expect(strippedText).toHaveLength(content.length);
  expect(strippedText.slice(strippedText.indexOf('mdat'))).toBe(content.slice(content.indexOf('mdat')));
});

test('a film loses the times of its headers and keeps the rest of them', async () => {
  const strippedText = await toText(toBlob(createFilm()));
  expect(strippedText).not.toMatch(/202[67]/);
  expect(strippedText.match(/rest/g)).toHaveLength(3);
});

test('a recording keeps its title', async () => {
  expect(await toText(toBlob(createFilm(tags, box('loci', PLACE))))).toContain('Titre');
});

test('a damaged film stays as it is', async () => {
  for (const content of ['', 'ftyp', `${box('moov', '\0\0\u00ff\u00fftrak')}`, createFilm().slice(0, 40)])
    expect(await toText(toBlob(content))).toHaveLength(content.length);
});
