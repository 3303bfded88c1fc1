import { type Bytes, InvalidImageError, readAscii, toDataView } from './bytes';

/** Box of an ISO media file (AVIF, MP4, QuickTime) with the range of its content. */
export interface IsoBox {
  type: string;
  start: number;
  contentStart: number;
  end: number;
}

/** Returns the boxes of a range. */
export function readIsoBoxes(bytes: Bytes, from: number, to: number): IsoBox[] {
  const view = toDataView(bytes);
  const boxList: IsoBox[] = [];
  for (let start = from; start + 8 <= to; ) {
    const shortLength = view.getUint32(start);
    const isLong = shortLength === 1;
    const length = isLong
      ? Number(view.getBigUint64(start + 8))
      : shortLength === 0
        ? to - start
        : shortLength;
    const contentStart = start + (isLong ? 16 : 8);
    const end = start + length;
    if (end < contentStart || end > to) throw new InvalidImageError();
    boxList.push({ type: readAscii(bytes, start + 4, 4), start, contentStart, end });
    start = end;
  }
  return boxList;
}

export const findIsoBox = (boxList: readonly IsoBox[], type: string): IsoBox | undefined =>
  boxList.find((box) => box.type === type);

/** Overwrites a box with zeros and marks it as free. Offsets in the file stay valid. */
export function clearIsoBox(bytes: Bytes, { start, contentStart, end }: IsoBox): void {
  bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
  bytes.fill(0, contentStart, end);
}

/** Clears the recording times of a header, because they are personal data. */
function clearTimes(bytes: Bytes, { contentStart }: IsoBox): void {
  const timeBytes = bytes[contentStart] === 1 ? 8 : 4;
  bytes.fill(0, contentStart + 4, contentStart + 4 + 2 * timeBytes);
}

/** Returns the handler of a box, at a fixed place of its `hdlr` box. */
function readHandler(bytes: Bytes, children: readonly IsoBox[]): string {
  const handler = findIsoBox(children, 'hdlr');
  return handler ? readAscii(bytes, handler.contentStart + 8, 4) : '';
}

/** Clears user data except what players show: the tags of iTunes (`mdir`) and chapters. */
function clearUserData(bytes: Bytes, userData: IsoBox): void {
  for (const box of readIsoBoxes(bytes, userData.contentStart, userData.end)) {
    const isTags = box.type === 'meta' && readAscii(bytes, box.contentStart, 32).includes('mdir');
    if (!isTags && box.type !== 'chpl') clearIsoBox(bytes, box);
  }
}

/** Returns true for a track of metadata. Action cameras record their route in one. */
function isMetadataTrack(bytes: Bytes, track: IsoBox): boolean {
  const media = findIsoBox(readIsoBoxes(bytes, track.contentStart, track.end), 'mdia');
  return (
    media !== undefined && readHandler(bytes, readIsoBoxes(bytes, media.contentStart, media.end)) === 'meta'
  );
}

/** Clears places, times and camera data of a film and its tracks: `©xyz`, `loci`, keys of QuickTime, XMP. */
export function clearMovieMetadata(bytes: Bytes, movie: IsoBox): void {
  for (const box of readIsoBoxes(bytes, movie.contentStart, movie.end)) {
    const { type } = box;
    if (type === 'udta') clearUserData(bytes, box);
    else if (type === 'meta' || type === 'uuid') clearIsoBox(bytes, box);
    else if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd') clearTimes(bytes, box);
    else if (type === 'trak' && isMetadataTrack(bytes, box)) clearIsoBox(bytes, box);
    else if (type === 'trak' || type === 'mdia') clearMovieMetadata(bytes, box);
  }
}
