import { type Bytes, MalformedFileError, readAscii, toAsciiCodes, toDataView } from './bytes';

/** Box of an ISO media file (AVIF, MP4, QuickTime) with the range of its content. */
export interface IsoBox {
  type: string;
  start: number;
  contentStart: number;
  end: number;
}

/** Yields the ISO boxes between two byte offsets; throws at a box that ends beyond them. */
export function* readIsoBoxes(bytes: Bytes, from: number, to: number): Generator<IsoBox> {
  const view = toDataView(bytes);
  for (let start = from; start + 8 <= to; ) {
    const shortLength = view.getUint32(start);
    const isLong = shortLength === 1;
    // A box of length 0 goes to the end.
    const length = isLong ? Number(view.getBigUint64(start + 8)) : shortLength || to - start;
    const contentStart = start + (isLong ? 16 : 8);
    const end = start + length;
    if (end < contentStart || end > to) throw new MalformedFileError();
    yield { type: readAscii(bytes, start + 4, 4), start, contentStart, end };
    start = end;
  }
}

/** Returns the boxes inside a box. `headerBytes` is the length of the fields before the first inner box. */
export const readChildBoxes = (bytes: Bytes, { contentStart, end }: IsoBox, headerBytes = 0): IsoBox[] => [
  ...readIsoBoxes(bytes, contentStart + headerBytes, end),
];

/** Returns the first box of a type. */
export const findIsoBox = (boxes: readonly IsoBox[], type: string): IsoBox | undefined =>
  boxes.find((box) => box.type === type);

/** Overwrites a box with zeros and marks it as free. Offsets in the file stay valid. */
export function clearIsoBox(bytes: Bytes, { start, contentStart, end }: IsoBox): void {
  bytes.set(toAsciiCodes('free'), start + 4);
  bytes.fill(0, contentStart, end);
}

/** Clears the recording times of a header, because they are personal data. */
function clearTimes(bytes: Bytes, { contentStart }: IsoBox): void {
  // The version (one byte) and the flags (three) come first, then the times of creation and modification.
  const timeBytes = bytes[contentStart] === 1 ? 8 : 4;
  bytes.fill(0, contentStart + 4, contentStart + 4 + 2 * timeBytes);
}

/** Clears user data. Players show iTunes tags (`mdir`) and chapters (`chpl`), so these stay. */
function clearUserData(bytes: Bytes, userData: IsoBox): void {
  for (const box of readChildBoxes(bytes, userData)) {
    // The handler inside a `meta` box names the kind of its content.
    const isTagBox = box.type === 'meta' && readAscii(bytes, box.contentStart, 32).includes('mdir');
    if (!isTagBox && box.type !== 'chpl') clearIsoBox(bytes, box);
  }
}

/** Returns true for a metadata track, in which action cameras record their route. */
export function isMetadataTrack(bytes: Bytes, track: IsoBox): boolean {
  const media = findIsoBox(readChildBoxes(bytes, track), 'mdia');
  const handler = media && findIsoBox(readChildBoxes(bytes, media), 'hdlr');
  // The handler type follows version, flags and a reserved field, eight bytes in all.
  return handler !== undefined && readAscii(bytes, handler.contentStart + 8, 4) === 'meta';
}

/** Clears places, times and camera data of a film and its tracks: user data, QuickTime metadata and XMP. */
export function clearMovieMetadata(bytes: Bytes, movie: IsoBox): void {
  for (const box of readChildBoxes(bytes, movie)) {
    const { type } = box;
    if (type === 'udta') clearUserData(bytes, box);
    else if (type === 'meta' || type === 'uuid') clearIsoBox(bytes, box);
    else if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd') clearTimes(bytes, box);
    else if (type === 'trak' && isMetadataTrack(bytes, box)) clearIsoBox(bytes, box);
    else if (type === 'trak' || type === 'mdia') clearMovieMetadata(bytes, box);
  }
}
