import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureCopyright } from './read-copyright';

const createPicture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });

const createXmp = (properties: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
  xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Numbers of fields in the IPTC standard. */
const IPTC_FIELDS = { byline: 80, credit: 110, copyrightNotice: 116 } as const;

/** Inserts an IPTC block after the two bytes that start a JPEG. */
function insertIptc(jpeg: Buffer, texts: Record<keyof typeof IPTC_FIELDS, string>): Buffer {
  const fields = Object.entries(texts).map(([name, text]) => {
    const words = Buffer.from(text);
    const fieldHeader = [0x1c, 2, IPTC_FIELDS[name as keyof typeof IPTC_FIELDS], 0, words.length];
    return Buffer.concat([Buffer.from(fieldHeader), words]);
  });
  const data = Buffer.concat(fields);
  const block = Buffer.concat([
    // Photoshop stores IPTC as the resource 0x0404
    Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04', 'latin1'),
    // an empty name, then four bytes of length
    Buffer.from([0, 0, 0, 0, 0, data.length]),
    data,
    Buffer.alloc(data.length % 2),
  ]);
  // JPEG segment APP13: two bytes of marker, two bytes of length
  const segmentHeader = Buffer.from([0xff, 0xed, 0, block.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segmentHeader, block, jpeg.subarray(2)]);
}

test('reads credit and licence of XMP', async () => {
  const file = await createPicture()
    .withXmp(
      createXmp(`<dc:creator><rdf:Seq><rdf:li>Aïcha Bâ</rdf:li><rdf:li>Awa Diop</rdf:li></rdf:Seq></dc:creator>
      <photoshop:Credit>Groupe Obouo</photoshop:Credit>
      <xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">CC BY 4.0</rdf:li></rdf:Alt></xmpRights:UsageTerms>`),
    )
    .jpeg()
    .toBuffer();
  expect(await readPictureCopyright(file)).toEqual({
    credit: 'Aïcha Bâ, Awa Diop / Groupe Obouo',
    licence: 'CC BY 4.0',
  });
});

test('reads credit and licence of IPTC', async () => {
  const file = insertIptc(await createPicture().jpeg().toBuffer(), {
    byline: 'Aïcha Bâ',
    credit: 'AFP',
    copyrightNotice: '© 2026 AFP',
  });
  expect(await readPictureCopyright(file)).toEqual({ credit: 'Aïcha Bâ / AFP', licence: '© 2026 AFP' });
});

test('returns empty texts without metadata and for other files', async () => {
  const emptyCopyright = { credit: '', licence: '' };
  expect(await readPictureCopyright(await createPicture().png().toBuffer())).toEqual(emptyCopyright);
  expect(await readPictureCopyright(await createPicture().webp().toBuffer())).toEqual(emptyCopyright);
  expect(await readPictureCopyright(new Uint8Array(40))).toEqual(emptyCopyright);
});
