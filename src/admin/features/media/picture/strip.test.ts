import exifr from 'exifr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { strip } from './strip';

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '14/1 41/1 34/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '17/1 26/1 48/1',
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="DakarXmp"/></rdf:RDF></x:xmpmeta>`;

/** Picture with location and camera, 60 × 40 pixels before its rotation. */
function photograph(format: 'jpeg' | 'png' | 'webp' | 'avif', orientation = 1): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })
    .withIccProfile('p3')
    .withExifMerge({ IFD0: { Make: 'Appareil', Copyright: 'Awa' }, IFD3: GPS })
    .withXmp(XMP)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

async function stripped(file: Buffer, format: Parameters<typeof strip>[1]) {
  const result = strip(new Uint8Array(file), format);
  if (!result) throw new Error('refused');
  return { ...result, file: Buffer.concat(result.parts) };
}

const told = (file: Buffer) => exifr.parse(file, { gps: true, xmp: true, iptc: true, icc: false });
const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  const ours = format === 'jpeg' ? 'jpg' : format;

  test('tells nothing of where and with what it was taken, and looks the same', async () => {
    const original = await photograph(format);
    expect(original.includes('Appareil')).toBe(true);
    expect((await sharp(original).metadata()).xmp).toBeDefined();
    const { file, width, height } = await stripped(original, ours);
    for (const word of ['Appareil', 'Awa', 'DakarXmp']) expect(file.includes(word)).toBe(false);
    if (format === 'jpeg') expect(await told(file)).toBeUndefined();
    const { exif, xmp, icc } = await sharp(file).metadata();
    expect(icc).toBeDefined();
    // AVIF metadata become zeros
    for (const block of [exif, xmp]) expect((block ?? []).every((byte: number) => byte === 0)).toBe(true);
    if (format !== 'avif') expect([exif, xmp]).toEqual([undefined, undefined]);
    expect((await pixels(file)).equals(await pixels(original))).toBe(true);
    expect([width, height]).toEqual([60, 40]);
  });

  test('drops bytes after the end', async () => {
    const original = await photograph(format);
    const { file } = await stripped(
      Buffer.concat([original, Buffer.from('\0\0\0\x11freePK\x03\x04suite')]),
      ours,
    );
    expect(file.includes('suite')).toBe(false);
  });

  test.each([0.1, 0.3])('%f of it is no picture, or one that gives no size', async (share) => {
    const original = await photograph(format);
    const cut = new Uint8Array(original.subarray(0, Math.floor(original.length * share)));
    expect(strip(cut, ours)).toBeUndefined();
  });
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s stays turned as the camera was held, and says no more than that',
  async (format) => {
    const original = await photograph(format, 6);
    expect((await sharp(original).metadata()).orientation).toBe(6);
    const { file, width, height } = await stripped(original, format === 'jpeg' ? 'jpg' : format);
    expect([width, height]).toEqual([40, 60]);
    const { orientation, exif } = await sharp(file).metadata();
    expect(orientation).toBe(6);
    // a directory with one entry contains nothing else
    expect(exif?.subarray(exif.indexOf('MM'))).toHaveLength(26);
    for (const word of ['Appareil', 'Awa', 'DakarXmp']) expect(file.includes(word)).toBe(false);
    expect((await pixels(file)).equals(await pixels(original))).toBe(true);
  },
);

/** Animation of two frames of 8 × 8 pixels. */
async function film() {
  const frames = ['#f00', '#00f'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

test('of a film each picture is kept, of its comments none', async () => {
  const gif = await (await film()).gif().toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 5]), Buffer.from('Dakar'), Buffer.from([0])]);
  const { file, isAnimated, width, height } = await stripped(
    Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1), Buffer.from('suite')]),
    'gif',
  );
  expect(isAnimated).toBe(true);
  expect([width, height]).toEqual([8, 8]);
  expect(file.includes('Dakar')).toBe(false);
  expect(file.includes('suite')).toBe(false);
  expect((await sharp(file, { animated: true }).metadata()).pages).toBe(2);
});

describe('an irregular picture that every viewer opens', () => {
  const drop = (file: Buffer, count: number) => file.subarray(0, file.length - count);
  const expectSamePixels = async (file: Buffer, original: Buffer, format: 'jpg' | 'png' | 'gif') => {
    const result = await stripped(file, format);
    expect((await pixels(result.file)).equals(await pixels(original))).toBe(true);
  };

  test('is a JPEG without end, with fill bytes, or with stray bytes between segments', async () => {
    const original = await photograph('jpeg');
    await expectSamePixels(drop(original, 2), original, 'jpg');
    for (const stray of [
      [0xff, 0xff, 0xff],
      [0, 0],
      [0xff, 0xd0],
      [0xff, 0x00, 0x12],
    ]) {
      const file = Buffer.concat([original.subarray(0, 2), Buffer.from(stray), original.subarray(2)]);
      await expectSamePixels(file, original, 'jpg');
    }
  });

  test('is a PNG without end', async () => {
    const original = await photograph('png');
    await expectSamePixels(drop(original, 12), original, 'png');
    await expectSamePixels(drop(original, 5), original, 'png');
  });

  test('is a GIF without end, or with other bytes in its place', async () => {
    const original = await (await film()).gif().toBuffer();
    for (const file of [
      drop(original, 1),
      drop(original, 2),
      Buffer.concat([drop(original, 1), Buffer.alloc(9)]),
    ])
      await expectSamePixels(file, original, 'gif');
  });
});

test('a film in WebP is one', async () => {
  expect((await stripped(await (await film()).webp().toBuffer(), 'webp')).isAnimated).toBe(true);
  expect((await stripped(await photograph('webp'), 'webp')).isAnimated).toBe(false);
});

test.each([
  ['png', (file: Buffer) => file.writeUInt32BE(30_000, 16) && file.writeUInt32BE(30_000, 20)],
  ['jpg', (file: Buffer) => file.writeUInt32BE(0x75307530, file.indexOf(Buffer.from([0xff, 0xc0])) + 5)],
  ['webp', (file: Buffer) => file.writeUIntLE(29_999, 24, 3) && file.writeUIntLE(29_999, 27, 3)],
  [
    'avif',
    (file: Buffer) =>
      file.writeUInt32BE(30_000, file.indexOf('ispe') + 8) &&
      file.writeUInt32BE(30_000, file.indexOf('ispe') + 12),
  ],
  ['gif', (file: Buffer) => file.writeUInt32LE(0x75307530, 6)],
] as const)(
  'a %s that says it is 30,000 pixels wide and high is read as such, before it is decoded',
  async (format, swell) => {
    const file =
      format === 'gif'
        ? await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
            .gif()
            .toBuffer()
        : await photograph(format === 'jpg' ? 'jpeg' : format);
    swell(file);
    expect(await stripped(file, format)).toMatchObject({ width: 30_000, height: 30_000 });
  },
);

test('ignores other files', () => {
  expect(strip(new Uint8Array(100), 'pdf')).toBeUndefined();
  for (const format of ['jpg', 'png', 'webp', 'avif', 'gif'] as const)
    expect(strip(new Uint8Array(Buffer.from('<svg onload="alert(1)"/>'.repeat(9))), format)).toBeUndefined();
});
