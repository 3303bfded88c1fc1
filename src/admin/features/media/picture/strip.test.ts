import exifr from 'exifr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stripPictureMetadata } from './strip';

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '14/1 41/1 34/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '17/1 26/1 48/1',
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="DakarXmp"/></rdf:RDF></x:xmpmeta>`;

/** Picture with location and camera, 60 × 40 pixels before its rotation. */
function createPhotograph(format: 'jpeg' | 'png' | 'webp' | 'avif', orientation = 1): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })
    .withIccProfile('p3')
    .withExifMerge({ IFD0: { Make: 'Appareil', Copyright: 'Awa' }, IFD3: GPS })
    .withXmp(XMP)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

async function stripFile(file: Buffer, format: Parameters<typeof stripPictureMetadata>[1]) {
  const result = stripPictureMetadata(new Uint8Array(file), format);
  if (!result) throw new Error('refused');
  return { ...result, file: Buffer.concat(result.parts) };
}

const readMetadata = (file: Buffer) => exifr.parse(file, { gps: true, xmp: true, iptc: true, icc: false });
const readPixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  const mediaFormat = format === 'jpeg' ? 'jpg' : format;

  test('drops place and camera and keeps every pixel', async () => {
    const original = await createPhotograph(format);
    expect(original.includes('Appareil')).toBe(true);
    expect((await sharp(original).metadata()).xmp).toBeDefined();
    const { file, width, height } = await stripFile(original, mediaFormat);
    for (const word of ['Appareil', 'Awa', 'DakarXmp']) expect(file.includes(word)).toBe(false);
    if (format === 'jpeg') expect(await readMetadata(file)).toBeUndefined();
    const { exif, xmp, icc } = await sharp(file).metadata();
    expect(icc).toBeDefined();
    // AVIF metadata become zeros.
    for (const block of [exif, xmp]) expect((block ?? []).every((byte: number) => byte === 0)).toBe(true);
    if (format !== 'avif') expect([exif, xmp]).toEqual([undefined, undefined]);
    expect((await readPixels(file)).equals(await readPixels(original))).toBe(true);
    expect([width, height]).toEqual([60, 40]);
  });

  test('drops bytes after the end', async () => {
    const original = await createPhotograph(format);
    const { file } = await stripFile(
      Buffer.concat([original, Buffer.from('\0\0\0\x11freePK\x03\x04suite')]),
      mediaFormat,
    );
    expect(file.includes('suite')).toBe(false);
  });

  test.each([0.1, 0.3])('refuses a file cut to %f of its length', async (share) => {
    const original = await createPhotograph(format);
    const truncatedBytes = new Uint8Array(original.subarray(0, Math.floor(original.length * share)));
    expect(stripPictureMetadata(truncatedBytes, mediaFormat)).toBeUndefined();
  });
});

test.each(['jpeg', 'png', 'webp'] as const)('keeps only the orientation of a %s', async (format) => {
  const original = await createPhotograph(format, 6);
  expect((await sharp(original).metadata()).orientation).toBe(6);
  const { file, width, height } = await stripFile(original, format === 'jpeg' ? 'jpg' : format);
  expect([width, height]).toEqual([40, 60]);
  const { orientation, exif } = await sharp(file).metadata();
  expect(orientation).toBe(6);
  // An Exif block of one entry has this length.
  expect(exif?.subarray(exif.indexOf('MM'))).toHaveLength(26);
  for (const word of ['Appareil', 'Awa', 'DakarXmp']) expect(file.includes(word)).toBe(false);
  expect((await readPixels(file)).equals(await readPixels(original))).toBe(true);
});

/** Animation of two frames of 8 × 8 pixels. */
async function createAnimation() {
  const frames = ['#f00', '#00f'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

test('keeps the frames of an animated GIF and drops comments', async () => {
  const gif = await (await createAnimation()).gif().toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 5]), Buffer.from('Dakar'), Buffer.from([0])]);
  const { file, isAnimated, width, height } = await stripFile(
    Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1), Buffer.from('suite')]),
    'gif',
  );
  expect(isAnimated).toBe(true);
  expect([width, height]).toEqual([8, 8]);
  expect(file.includes('Dakar')).toBe(false);
  expect(file.includes('suite')).toBe(false);
  expect((await sharp(file, { animated: true }).metadata()).pages).toBe(2);
});

describe('keeps the pixels of an irregular file', () => {
  const dropEnd = (file: Buffer, count: number) => file.subarray(0, file.length - count);
  const expectSamePixels = async (file: Buffer, original: Buffer, format: 'jpg' | 'png' | 'gif') => {
    const result = await stripFile(file, format);
    expect((await readPixels(result.file)).equals(await readPixels(original))).toBe(true);
  };

  test('for a JPEG without end, with fill bytes or stray bytes', async () => {
    const original = await createPhotograph('jpeg');
    await expectSamePixels(dropEnd(original, 2), original, 'jpg');
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

  test('for a PNG without end', async () => {
    const original = await createPhotograph('png');
    await expectSamePixels(dropEnd(original, 12), original, 'png');
    await expectSamePixels(dropEnd(original, 5), original, 'png');
  });

  test('for a GIF without end, or with other bytes in its place', async () => {
    const original = await (await createAnimation()).gif().toBuffer();
    for (const file of [
      dropEnd(original, 1),
      dropEnd(original, 2),
      Buffer.concat([dropEnd(original, 1), Buffer.alloc(9)]),
    ])
      await expectSamePixels(file, original, 'gif');
  });
});

test('detects an animated WebP', async () => {
  expect((await stripFile(await (await createAnimation()).webp().toBuffer(), 'webp')).isAnimated).toBe(true);
  expect((await stripFile(await createPhotograph('webp'), 'webp')).isAnimated).toBe(false);
});

// Two numbers of 30,000 (0x7530) in a row are 0x75307530. WebP stores the size minus one.
test.each([
  [
    'png',
    (file: Buffer) => {
      file.writeUInt32BE(30_000, 16);
      file.writeUInt32BE(30_000, 20);
    },
  ],
  ['jpg', (file: Buffer) => file.writeUInt32BE(0x75307530, file.indexOf(Buffer.from([0xff, 0xc0])) + 5)],
  [
    'webp',
    (file: Buffer) => {
      file.writeUIntLE(29_999, 24, 3);
      file.writeUIntLE(29_999, 27, 3);
    },
  ],
  [
    'avif',
    (file: Buffer) => {
      file.writeUInt32BE(30_000, file.indexOf('ispe') + 8);
      file.writeUInt32BE(30_000, file.indexOf('ispe') + 12);
    },
  ],
  ['gif', (file: Buffer) => file.writeUInt32LE(0x75307530, 6)],
] as const)(
  'reads the size of a %s of 30,000 × 30,000 pixels without decoding',
  async (format, writeHugeSize) => {
    const file =
      format === 'gif'
        ? await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
            .gif()
            .toBuffer()
        : await createPhotograph(format === 'jpg' ? 'jpeg' : format);
    writeHugeSize(file);
    expect(await stripFile(file, format)).toMatchObject({ width: 30_000, height: 30_000 });
  },
);

test('returns undefined for other files', () => {
  expect(stripPictureMetadata(new Uint8Array(100), 'pdf')).toBeUndefined();
  for (const format of ['jpg', 'png', 'webp', 'avif', 'gif'] as const)
    expect(
      stripPictureMetadata(new Uint8Array(Buffer.from('<svg onload="alert(1)"/>'.repeat(9))), format),
    ).toBeUndefined();
});
