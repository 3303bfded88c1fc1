import { weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { type Canvas, circle, group, oval, path, stroke } from './svg.ts';
import { belly, ring, strip } from './warp.ts';

/** Broad banana leaf with a chevron grain. */
export function leaf(
  canvas: Canvas,
  x: number,
  y: number,
  turn: number,
  length: number,
  tone: string,
): string {
  const w = length * 0.3;
  const shape = `M0 0C${-w} ${-length * 0.3} ${-w} ${-length * 0.7} 0 ${-length}C${w} ${-length * 0.7} ${w} ${-length * 0.3} 0 0z`;
  const clip = canvas.clip(`leaf${length}`, path(shape, '#fff'));
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path(shape, tone),
    group(
      { 'clip-path': clip },
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        path(
          weave('chevron', 1, strip(-w, -length * (0.2 + i * 0.15), w * 2, length * 0.16)),
          alpha('#0E1C12', 0.4),
        ),
      ),
    ),
    path(`M-3 0L0 ${-length}L3 0z`, '#0E1C12'),
  );
}

/** Hand of three plantains. */
export function plantains(): string {
  const one = (turn: number, tone: string, side: string) =>
    group(
      { transform: `rotate(${turn})` },
      path('M0 0C-66-34-112-92-116-172L-104-176C-84-116-44-72 14-48z', tone),
      path('M0 0C-66-34-112-92-116-172C-92-98-46-46 6-22z', side),
      path('M-116-172L-114-190L-106-190L-104-176z', '#3A2010'),
    );
  return [
    one(-34, '#F2B632', '#C98A20'),
    one(-8, '#F7CB5A', '#D9992A'),
    one(18, '#F2B632', '#C98A20'),
    stalk(4, -22),
  ].join('');
}

const stalk = (x: number, y: number) =>
  path(circle(x, y, 22), '#3A2010') + path(weave('dots', 7, strip(x - 16, y - 4, 32, 8)), C.gold);

/** Chilli, stalk up. */
export function pepper(turn: number, tone: string, light: string): string {
  return group(
    { transform: `rotate(${turn})` },
    path('M-26-60C-40-20-30 60 6 112C10 60 36 10 28-58z', tone),
    path('M-14-52C-24-10-18 40 0 84C-6 40-4-10-2-54z', light),
    path('M-30-58Q0-84 30-58L12-48L2-58L-10-46z', C.leaf),
    stroke('M0-70C0-88 8-98 20-104', C.leaf, 9, { 'stroke-linecap': 'round' }),
  );
}

/** Tomato of radius r. */
export function tomato(r: number): string {
  return [
    oval(0, 0, r * 1.08, r, '#C8321F'),
    path(
      `M${-r * 0.8} ${-r * 0.1}Q${-r * 0.7} ${-r * 0.75} 0 ${-r * 0.8}Q${-r * 0.5} ${-r * 0.4} ${-r * 0.8} ${-r * 0.1}z`,
      '#F06A4A',
    ),
    path(weave('tri', 6, ring(0, -r * 0.72, r * 0.55, r * 0.12)), C.leaf, {
      transform: `translate(0 ${-r * 0.3}) scale(1 0.6)`,
    }),
  ].join('');
}

/** Half calabash, served. */
export function calabash(canvas: Canvas): string {
  const shell = canvas.linear(
    'shell',
    [-120, 0, 120, 0],
    [
      [0, '#F2C45A'],
      [50, '#D9902F'],
      [100, '#7A3A14'],
    ],
  );
  const half = (y: number) => 124 * Math.sqrt(Math.max(0, 1 - (y / 116) ** 2));
  return [
    path('M-124 0C-124 130 124 130 124 0z', shell),
    path(weave('triPair', 11, belly(0, 22, 66, half, 24)), '#4A2010', { 'fill-rule': 'evenodd' }),
    stroke('M-122 12Q0 66 122 12', '#4A2010', 4),
    oval(0, 0, 124, 30, '#4A2010'),
    oval(0, 0, 112, 24, C.bone),
    path('M-92 2Q-60-44-20-20Q10-56 40-18Q74-40 92 2Q0 26-92 2z', '#FFF9EE'),
    path('M-60 4Q-40-26-18-8Q10-34 36-6Q56-20 64 2Q0 16-60 4z', '#EBDCC2'),
  ].join('');
}
