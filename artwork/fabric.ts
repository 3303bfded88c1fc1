import { type Motif, type Row, textile, weave } from './motifs.ts';
import { type Canvas, el, path, rect } from './svg.ts';
import { strip } from './warp.ts';

/** Repeating cloth as a pattern fill, for garments, walls and dunes. */
export function cloth(
  canvas: Canvas,
  name: string,
  [width, height]: readonly [number, number],
  rows: readonly Row[],
  transform?: string,
): string {
  const id = canvas.def(name, (key) =>
    el(
      'pattern',
      { id: key, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform },
      textile(rows, strip(0, 0, width, height)),
    ),
  );
  return `url(#${id})`;
}

/** A single motif repeated over a plain ground. */
export function sprinkle(
  canvas: Canvas,
  name: string,
  size: number,
  motif: Motif,
  [thread, ground]: readonly [string, string],
  transform?: string,
): string {
  const id = canvas.def(name, (key) =>
    el(
      'pattern',
      { id: key, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: transform },
      rect(0, 0, size, size, ground),
      path(weave(motif, 1, strip(0, 0, size, size)), thread, { 'fill-rule': 'evenodd' }),
    ),
  );
  return `url(#${id})`;
}
