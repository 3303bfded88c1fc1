import {
  type ByteRange,
  type Bytes,
  type ImageSize,
  MalformedFileError,
  readAscii,
  type StrippedImage,
  toDataView,
} from './bytes';
import {
  clearIsoBox,
  clearMovieMetadata,
  findIsoBox,
  type IsoBox,
  readChildBoxes,
  readIsoBoxes,
} from './iso-boxes';

/** Bytes of the version and the flags, with which some boxes start. */
const VERSION_BYTES = 4;

/** Returns the ids of metadata items, Exif and XMP, from the item information box (ISO 14496-12). */
function findMetadataIds(bytes: Bytes, iinf: IsoBox): Set<number> {
  const view = toDataView(bytes);
  const countBytes = view.getUint8(iinf.contentStart) > 0 ? 4 : 2;
  const metadataIds = new Set<number>();
  for (const { type, contentStart } of readChildBoxes(bytes, iinf, VERSION_BYTES + countBytes)) {
    const version = view.getUint8(contentStart);
    if (type !== 'infe' || version < 2) continue;
    // Fields: version and flags, id (two bytes, or four from version 3 on), protection index (two bytes), type.
    const isLong = version > 2;
    const id = isLong ? view.getUint32(contentStart + 4) : view.getUint16(contentStart + 4);
    if (['Exif', 'mime', 'uri '].includes(readAscii(bytes, contentStart + (isLong ? 10 : 8), 4)))
      metadataIds.add(id);
  }
  return metadataIds;
}

/** Returns the byte ranges of items, from the item location box. `idat` is the item data box. */
function findItemRanges(bytes: Bytes, iloc: IsoBox, idat: IsoBox | undefined, itemIds: ReadonlySet<number>) {
  const view = toDataView(bytes);
  let offset = iloc.contentStart;
  const version = view.getUint8(offset);
  // Two bytes hold four sizes, of four bits each.
  const sizes = view.getUint16(offset + VERSION_BYTES);
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15];
  const [baseSize, indexSize] = [(sizes >> 4) & 15, sizes & 15];
  offset += VERSION_BYTES + 2;
  const readNumber = (size: number): number => {
    const start = offset;
    offset += size;
    if (size === 8) return Number(view.getBigUint64(start));
    if (size === 4) return view.getUint32(start);
    return size === 2 ? view.getUint16(start) : 0;
  };
  const skip = (size: number) => {
    offset += size;
  };
  const idSize = version < 2 ? 2 : 4;
  const ranges: ByteRange[] = [];
  for (let remaining = readNumber(idSize); remaining > 0; remaining--) {
    const id = readNumber(idSize);
    // Method 0 counts offsets from the start of the file. Method 1 counts them from the start of the item data box.
    const method = version > 0 ? readNumber(2) & 15 : 0;
    // Index of the file that contains the data.
    skip(2);
    const baseOffset = (method === 1 ? (idat?.contentStart ?? bytes.length) : 0) + readNumber(baseSize);
    for (let extents = readNumber(2); extents > 0; extents--) {
      if (version > 0) skip(indexSize);
      const start = baseOffset + readNumber(offsetSize);
      const length = readNumber(lengthSize);
      if (!itemIds.has(id)) continue;
      if (method > 1 || start + length > bytes.length) throw new MalformedFileError();
      // A length of 0 reaches to the end of the file.
      ranges.push({ start, end: length === 0 ? bytes.length : start + length });
    }
  }
  return ranges;
}

/** Returns the largest size of all images and tiles. */
function readLargestSize(bytes: Bytes, meta: IsoBox): ImageSize {
  const view = toDataView(bytes);
  const properties = findIsoBox(readChildBoxes(bytes, meta, VERSION_BYTES), 'iprp');
  const propertyContainer = properties && findIsoBox(readChildBoxes(bytes, properties), 'ipco');
  if (!propertyContainer) throw new MalformedFileError();
  const sizes = readChildBoxes(bytes, propertyContainer).filter(({ type }) => type === 'ispe');
  if (sizes.length === 0) throw new MalformedFileError();
  return {
    width: Math.max(...sizes.map(({ contentStart }) => view.getUint32(contentStart + 4))),
    height: Math.max(...sizes.map(({ contentStart }) => view.getUint32(contentStart + 8))),
  };
}

/** Overwrites Exif, XMP and unknown boxes with zeros. */
export function stripAvif(original: Bytes): StrippedImage {
  const bytes = original.slice();
  const topBoxes = [...readIsoBoxes(bytes, 0, bytes.length)];
  const meta = findIsoBox(topBoxes, 'meta');
  if (!meta) throw new MalformedFileError();
  const size = readLargestSize(bytes, meta);
  const metaBoxes = readChildBoxes(bytes, meta, VERSION_BYTES);
  const [iinf, iloc] = [findIsoBox(metaBoxes, 'iinf'), findIsoBox(metaBoxes, 'iloc')];
  if (iinf && iloc) {
    const ranges = findItemRanges(bytes, iloc, findIsoBox(metaBoxes, 'idat'), findMetadataIds(bytes, iinf));
    for (const { start, end } of ranges) bytes.fill(0, start, end);
  }
  for (const box of metaBoxes) if (box.type === 'uuid') clearIsoBox(bytes, box);
  const movie = findIsoBox(topBoxes, 'moov');
  if (movie) clearMovieMetadata(bytes, movie);
  for (const box of topBoxes)
    if (!['ftyp', 'meta', 'mdat', 'moov'].includes(box.type)) clearIsoBox(bytes, box);
  return { parts: [bytes], ...size, isAnimated: movie !== undefined };
}
