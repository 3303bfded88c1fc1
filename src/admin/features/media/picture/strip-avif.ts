import { type Bytes, InvalidImageError, readAscii, type StrippedImage, toDataView } from './bytes';

/** Box of the file with the range of its content. */
interface Box {
  type: string;
  start: number;
  inside: number;
  end: number;
}

function boxes(bytes: Bytes, from: number, to: number): Box[] {
  const view = toDataView(bytes);
  const found: Box[] = [];
  for (let start = from; start + 8 <= to; ) {
    const short = view.getUint32(start);
    const long = short === 1;
    const length = long ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const inside = start + (long ? 16 : 8);
    const end = start + length;
    if (end < inside || end > to) throw new InvalidImageError();
    found.push({ type: readAscii(bytes, start + 4, 4), start, inside, end });
    start = end;
  }
  return found;
}

const only = (found: readonly Box[], type: string): Box | undefined => found.find((box) => box.type === type);

/** Overwrites a box with zeros and marks it as free. Offsets in the file stay valid. */
function free(bytes: Bytes, { start, inside, end }: Box): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
  bytes.fill(0, inside, end);
}

/** Returns the ids of metadata items: Exif and XMP. */
function toldItems(bytes: Bytes, iinf: Box): Set<number> {
  const view = toDataView(bytes);
  const wide = view.getUint8(iinf.inside) > 0;
  const told = new Set<number>();
  for (const { type, inside } of boxes(bytes, iinf.inside + (wide ? 8 : 6), iinf.end)) {
    const version = view.getUint8(inside);
    if (type !== 'infe' || version < 2) continue;
    const long = version > 2;
    const id = long ? view.getUint32(inside + 4) : view.getUint16(inside + 4);
    if (['Exif', 'mime', 'uri '].includes(readAscii(bytes, inside + (long ? 10 : 8), 4))) told.add(id);
  }
  return told;
}

/** Returns the byte ranges of items. */
function placesOf(bytes: Bytes, iloc: Box, idat: Box | undefined, wanted: ReadonlySet<number>) {
  const view = toDataView(bytes);
  let at = iloc.inside;
  const version = view.getUint8(at);
  const sizes = view.getUint16(at + 4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  at += 6;
  const number = (size = 0): number => {
    const read =
      size === 8
        ? Number(view.getBigUint64(at))
        : size === 4
          ? view.getUint32(at)
          : size === 2
            ? view.getUint16(at)
            : 0;
    at += size;
    return read;
  };
  const idSize = version < 2 ? 2 : 4;
  const places: [number, number][] = [];
  for (let left = number(idSize); left > 0; left--) {
    const id = number(idSize);
    const method = version > 0 ? number(2) & 15 : 0;
    number(2);
    const base = (method === 1 ? (idat?.inside ?? bytes.length) : 0) + number(baseSize);
    for (let extents = number(2); extents > 0; extents--) {
      if (version > 0) number(indexSize);
      const start = base + number(offsetSize);
      const length = number(lengthSize);
      if (!wanted.has(id)) continue;
      if (method > 1 || start + length > bytes.length) throw new InvalidImageError();
      places.push([start, length === 0 ? bytes.length : start + length]);
    }
  }
  return places;
}

/** Clears metadata of an animation and its tracks. */
function freeTold(bytes: Bytes, film: Box): void {
  for (const box of boxes(bytes, film.inside, film.end)) {
    if (['udta', 'meta', 'uuid'].includes(box.type)) free(bytes, box);
    else if (box.type === 'trak') freeTold(bytes, box);
  }
}

/** Returns the largest size of all images and tiles. */
function largest(bytes: Bytes, meta: Box): { width: number; height: number } {
  const view = toDataView(bytes);
  const properties = only(boxes(bytes, meta.inside + 4, meta.end), 'iprp');
  const held = properties && only(boxes(bytes, properties.inside, properties.end), 'ipco');
  const sizes = held ? boxes(bytes, held.inside, held.end).filter(({ type }) => type === 'ispe') : [];
  if (sizes.length === 0) throw new InvalidImageError();
  return {
    width: Math.max(...sizes.map(({ inside }) => view.getUint32(inside + 4))),
    height: Math.max(...sizes.map(({ inside }) => view.getUint32(inside + 8))),
  };
}

/** Overwrites Exif, XMP and unknown boxes with zeros. */
export function stripAvif(original: Bytes): StrippedImage {
  const bytes = original.slice();
  const whole = boxes(bytes, 0, bytes.length);
  const meta = only(whole, 'meta');
  if (!meta) throw new InvalidImageError();
  const size = largest(bytes, meta);
  const inMeta = boxes(bytes, meta.inside + 4, meta.end);
  const [iinf, iloc] = [only(inMeta, 'iinf'), only(inMeta, 'iloc')];
  if (iinf && iloc) {
    const places = placesOf(bytes, iloc, only(inMeta, 'idat'), toldItems(bytes, iinf));
    for (const [start, end] of places) bytes.fill(0, start, end);
  }
  for (const box of inMeta) if (box.type === 'uuid') free(bytes, box);
  const film = only(whole, 'moov');
  if (film) freeTold(bytes, film);
  for (const box of whole) if (!['ftyp', 'meta', 'mdat', 'moov'].includes(box.type)) free(bytes, box);
  return { parts: [bytes], ...size, moves: film !== undefined };
}
