import { expect, test } from 'vitest';
import { stripMovie } from './strip-movie';

/** Returns a box of an ISO media file; each letter is one byte. */
function createBox(type: string, ...content: string[]): string {
  const contentText = content.join('');
  const length = contentText.length + 8;
  return String.fromCharCode(0, 0, length >> 8, length & 255) + type + contentText;
}

const PLACE = '+14.6928-017.4467/';
const VERSION = '\0\0\0\0';
const createHandler = (type: string) => createBox('hdlr', VERSION, VERSION, type, '\0'.repeat(12));
const createHeader = (type: string) => createBox(type, VERSION, '2026', '2027', 'rest');
const tagBox = createBox('meta', VERSION, createHandler('mdir'), createBox('ilst', 'Titre'));

const toBlob = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);
const toText = async (file: Blob) =>
  String.fromCharCode(...new Uint8Array(await (await stripMovie(file)).arrayBuffer()));

const mediaData = createBox('mdat', 'images et sons');
const createFilm = (...userData: string[]) =>
  createBox('ftyp', 'isom') +
  createBox(
    'moov',
    createHeader('mvhd'),
    createBox('trak', createHeader('tkhd'), createBox('mdia', createHeader('mdhd'), createHandler('vide'))),
    createBox('udta', ...userData),
  ) +
  mediaData;

test.each([
  ['©xyz of QuickTime', createFilm(createBox('\u00a9xyz', PLACE))],
  ['loci of 3GPP', createFilm(createBox('loci', PLACE))],
  ['data of a camera', createFilm(createBox('GPMF', PLACE))],
  [
    'metadata of a film',
    createBox(
      'moov',
      createBox('meta', createHandler('mdta'), createBox('keys', PLACE), createBox('ilst', PLACE)),
    ) + mediaData,
  ],
  ['metadata of a track', createBox('moov', createBox('trak', createBox('meta', PLACE))) + mediaData],
  [
    'a track of places',
    createBox('moov', createBox('trak', createBox('mdia', createHandler('meta'), createBox('minf', PLACE)))) +
      mediaData,
  ],
  ['XMP at the top', createBox('uuid', PLACE) + createBox('moov') + mediaData],
  [
    'a box of 64 bits',
    `${createBox('moov', createBox('udta', createBox('loci', PLACE)))}\0\0\0\u0001mdat\0\0\0\0\0\0\0\u0015films`,
  ],
])('a film loses its GPS position and keeps its length: %s', async (_name, content) => {
  const strippedText = await toText(toBlob(content));
  expect(content).toContain(PLACE);
  expect(strippedText).not.toContain(PLACE);
  expect(strippedText).toHaveLength(content.length);
  expect(strippedText.slice(strippedText.indexOf('mdat'))).toBe(content.slice(content.indexOf('mdat')));
});

/** Writes numbers of four bytes, big-endian. */
const toUint32s = (...numbers: number[]) =>
  String.fromCharCode(...numbers.flatMap((number) => [0, 0, number >> 8, number & 255]));

test.each([
  ['stco', (offset: number) => toUint32s(offset)],
  ['co64', (offset: number) => toUint32s(0, offset)],
])('a film loses the positions in the samples of a metadata track (%s)', async (offsetType, writeOffset) => {
  const createMovie = (chunkOffsets: readonly number[]) =>
    createBox(
      'moov',
      createBox('trak', createBox('mdia', createHandler('vide'))),
      createBox(
        'trak',
        createBox(
          'mdia',
          createHandler('meta'),
          createBox(
            'minf',
            createBox(
              'stbl',
              // Three samples of 2, 3 and 4 bytes: two in the first chunk, one in the second.
              createBox('stsz', VERSION, toUint32s(0, 3, 2, 3, 4)),
              createBox('stsc', VERSION, toUint32s(2, 1, 2, 1, 2, 1, 1)),
              createBox(offsetType, VERSION, toUint32s(2), ...chunkOffsets.map(writeOffset)),
            ),
          ),
        ),
      ),
    );
  const dataStart = createMovie([0, 0]).length + 8;
  const content =
    createMovie([dataStart + 5, dataStart + 15]) + createBox('mdat', 'imageGPS12image+GPSimage');
  const strippedText = await toText(toBlob(content));
  expect(strippedText).toHaveLength(content.length);
  expect(strippedText.slice(dataStart)).toBe('image\0\0\0\0\0image\0\0\0\0image');
});

test('a film loses the times of its headers and keeps their other fields', async () => {
  const strippedText = await toText(toBlob(createFilm()));
  expect(strippedText).not.toMatch(/202[67]/);
  expect(strippedText.match(/rest/g)).toHaveLength(3);
});

test('a recording keeps its title', async () => {
  expect(await toText(toBlob(createFilm(tagBox, createBox('loci', PLACE))))).toContain('Titre');
});

test('a damaged film stays as it is', async () => {
  for (const content of [
    '',
    'ftyp',
    `${createBox('moov', '\0\0\u00ff\u00fftrak')}`,
    createFilm().slice(0, 40),
  ])
    expect(await toText(toBlob(content))).toBe(content);
});
