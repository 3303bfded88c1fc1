import { type Point, path, poly } from './svg.ts';
import { slice, type Warp } from './warp.ts';

type Shape = readonly Point[];

const box = (x0: number, y0: number, x1: number, y1: number): Shape => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

const lozenge = (cx: number, cy: number, rx: number, ry: number): Shape => [
  [cx, cy - ry],
  [cx + rx, cy],
  [cx, cy + ry],
  [cx - rx, cy],
];

const roundel = (cx: number, cy: number, r: number): Shape =>
  Array.from({ length: 8 }, (_, i): Point => {
    const a = (i / 8 + 1 / 16) * 2 * Math.PI;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });

const zig = (top: number, dip: number, weight: number): Shape => [
  [0, top + dip],
  [0.5, top],
  [1, top + dip],
  [1, top + dip + weight],
  [0.5, top + weight],
  [0, top + dip + weight],
];

/** Every motif of the house, drawn once in a unit cell; holes rely on the even-odd rule. */
const CELLS = {
  tri: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
  ],
  triDown: [
    [
      [0, 0],
      [1, 0],
      [0.5, 1],
    ],
  ],
  triPair: [
    [
      [0.04, 0.94],
      [0.5, 0.04],
      [0.96, 0.94],
    ],
    [
      [0.3, 0.94],
      [0.5, 0.5],
      [0.7, 0.94],
    ],
  ],
  hourglass: [
    [
      [0.06, 0],
      [0.94, 0],
      [0.06, 1],
      [0.94, 1],
    ],
  ],
  lozenge: [lozenge(0.5, 0.5, 0.46, 0.46)],
  frame: [lozenge(0.5, 0.5, 0.48, 0.46), lozenge(0.5, 0.5, 0.24, 0.22)],
  eye: [lozenge(0.5, 0.5, 0.5, 0.48), lozenge(0.5, 0.5, 0.32, 0.3), lozenge(0.5, 0.5, 0.15, 0.14)],
  chevron: [zig(0, 0.55, 0.45)],
  zigzag: [zig(0.08, 0.34, 0.16), zig(0.42, 0.34, 0.16)],
  comb: [box(0.12, 0, 0.5, 0.8), box(0, 0.8, 1, 1)],
  bars: [box(0.22, 0, 0.78, 1)],
  block: [box(0.2, 0.2, 0.8, 0.8)],
  checker: [box(0, 0, 0.5, 0.5), box(0.5, 0.5, 1, 1)],
  dots: [roundel(0.5, 0.5, 0.3)],
  steps: [
    [
      [0, 1],
      [0, 0.75],
      [0.17, 0.75],
      [0.17, 0.45],
      [0.33, 0.45],
      [0.33, 0.1],
      [0.67, 0.1],
      [0.67, 0.45],
      [0.83, 0.45],
      [0.83, 0.75],
      [1, 0.75],
      [1, 1],
    ],
  ],
  cross: [
    [
      [0.38, 0.1],
      [0.62, 0.1],
      [0.62, 0.38],
      [0.9, 0.38],
      [0.9, 0.62],
      [0.62, 0.62],
      [0.62, 0.9],
      [0.38, 0.9],
      [0.38, 0.62],
      [0.1, 0.62],
      [0.1, 0.38],
      [0.38, 0.38],
    ],
  ],
  plain: [],
} satisfies Record<string, readonly Shape[]>;

/** Name of a woven pattern. */
export type Motif = keyof typeof CELLS;

/** Repeats a motif along a band and returns path data. */
export function weave(motif: Motif, count: number, warp: Warp): string {
  const cells: readonly Shape[] = CELLS[motif];
  let d = '';
  for (let i = 0; i < count; i++) {
    for (const shape of cells) d += poly(shape.map(([u, v]) => warp.at((i + u) / count, v)));
  }
  return d;
}

/** One row of a cloth: motif, repeats, relative height, thread colour, ground colour. */
export type Row = readonly [Motif, number, number, string, string?];

/** Weaves stacked rows on a band. */
export function textile(rows: readonly Row[], warp: Warp): string {
  const total = rows.reduce((sum, row) => sum + row[2], 0);
  let from = 0;
  let out = '';
  for (const [motif, count, height, thread, ground] of rows) {
    const band = slice(warp, from / total, (from + height) / total);
    if (ground !== undefined) out += path(band.outline(0, 1), ground);
    out += path(weave(motif, count, band), thread, { 'fill-rule': 'evenodd' });
    from += height;
  }
  return out;
}
