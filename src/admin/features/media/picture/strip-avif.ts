import { type Bytes, InvalidImageError, readAscii, type StrippedImage, toDataView } from './bytes';
import { clearIsoBox, clearMovieMetadata, findIsoBox, type IsoBox, readIsoBoxes } from './iso-boxes';

/** Returns the ids of metadata items: Exif and XMP. */
function findMetadataItems(bytes: Bytes, iinf: IsoBox): Set<number> {
  const view = toDataView(bytes);
  const isWide = view.getUint8(iinf.contentStart) > 0;
  const metadataIds = new Set<number>();
  for (const { type, contentStart } of readIsoBoxes(bytes, iinf.contentStart + (isWide ? 8 : 6), iinf.end)) {
    const version = view.getUint8(contentStart);
    if (type !== 'infe' || version < 2) continue;
    const isLong = version > 2;
    const id = isLong ? view.getUint32(contentStart + 4) : view.getUint16(contentStart + 4);
    if (['Exif', 'mime', 'uri '].includes(readAscii(bytes, contentStart + (isLong ? 10 : 8), 4)))
      metadataIds.add(id);
  }
  return metadataIds;
}

/** Returns the byte ranges of items. */
function findItemRanges(bytes: Bytes, iloc: IsoBox, idat: IsoBox | undefined, itemIds: ReadonlySet<number>) {
  const view = toDataView(bytes);
  let offset = iloc.contentStart;
  const version = view.getUint8(offset);
  const sizes = view.getUint16(offset + 4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  offset += 6;
  const readNumber = (size = 0): number => {
    const value =
      size === 8
        ? Number(view.getBigUint64(offset))
        : size === 4
          ? view.getUint32(offset)
          : size === 2
            ? view.getUint16(offset)
            : 0;
    offset += size;
    return value;
  };
  const idSize = version < 2 ? 2 : 4;
  const ranges: [number, number][] = [];
  for (let remaining = readNumber(idSize); remaining > 0; remaining--) {
    const id = readNumber(idSize);
    const method = version > 0 ? readNumber(2) & 15 : 0;
    readNumber(2);
    const baseOffset = (method === 1 ? (idat?.contentStart ?? bytes.length) : 0) + readNumber(baseSize);
    for (let extents = readNumber(2); extents > 0; extents--) {
      if (version > 0) readNumber(indexSize);
      const start = baseOffset + readNumber(offsetSize);
      const length = readNumber(lengthSize);
      if (!itemIds.has(id)) continue;
      if (method > 1 || start + length > bytes.length) throw new InvalidImageError();
      ranges.push([start, length === 0 ? bytes.length : start + length]);
    }
  }
  return ranges;
}

/** Returns the largest size of all images and tiles. */
function readLargestSize(bytes: Bytes, meta: IsoBox): { width: number; height: number } {
  const view = toDataView(bytes);
  const properties = findIsoBox(readIsoBoxes(bytes, meta.contentStart + 4, meta.end), 'iprp');
  const propertyContainer =
    properties && findIsoBox(readIsoBoxes(bytes, properties.contentStart, properties.end), 'ipco');
  const sizes = propertyContainer
    ? readIsoBoxes(bytes, propertyContainer.contentStart, propertyContainer.end).filter(
        ({ type }) => type === 'ispe',
      )
    : [];
  if (sizes.length === 0) throw new InvalidImageError();
  return {
    width: Math.max(...sizes.map(({ contentStart }) => view.getUint32(contentStart + 4))),
    height: Math.max(...sizes.map(({ contentStart }) => view.getUint32(contentStart + 8))),
  };
}

/** Overwrites Exif, XMP and unknown boxes with zeros. */
export function stripAvif(original: Bytes): StrippedImage {
  const bytes = original.slice();
  const topBoxes = readIsoBoxes(bytes, 0, bytes.length);
  const meta = findIsoBox(topBoxes, 'meta');
  if (!meta) throw new InvalidImageError();
  const size = readLargestSize(bytes, meta);
  const metaBoxes = readIsoBoxes(bytes, meta.contentStart + 4, meta.end);
  const [iinf, iloc] = [findIsoBox(metaBoxes, 'iinf'), findIsoBox(metaBoxes, 'iloc')];
  if (iinf && iloc) {
    const ranges = findItemRanges(bytes, iloc, findIsoBox(metaBoxes, 'idat'), findMetadataItems(bytes, iinf));
    for (const [start, end] of ranges) bytes.fill(0, start, end);
  }
  for (const box of metaBoxes) if (box.type === 'uuid') clearIsoBox(bytes, box);
  const movie = findIsoBox(topBoxes, 'moov');
  if (movie) clearMovieMetadata(bytes, movie);
  for (const box of topBoxes)
    if (!['ftyp', 'meta', 'mdat', 'moov'].includes(box.type)) clearIsoBox(bytes, box);
  return { parts: [bytes], ...size, isAnimated: movie !== undefined };
}
