import { arc } from './emblems.ts';
import { backdrop, halo, rays } from './light.ts';
import { type Row, textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, disc, group, oval, path, rect, stroke } from './svg.ts';
import { ring, strip } from './warp.ts';

const LEFT = [450, 400] as const;
const RIGHT = [750, 400] as const;

const BAND: readonly (readonly [number, number])[] = [
  [252, 244],
  [244, 196],
  [196, 188],
  [188, 150],
  [150, 142],
];

function band([cx, cy]: readonly [number, number], rows: readonly Row[], from = 0, to = 360): string {
  return BAND.map(([outer, inner], i) => {
    const row = rows[i];
    if (row === undefined) return '';
    const [motif, n, h, thread, ground] = row;
    const count = Math.max(1, Math.round((n * (to - from)) / 360));
    return textile([[motif, count, h, thread, ground]], ring(cx, cy, outer, inner, from, to));
  }).join('');
}

const WARM: readonly Row[] = [
  ['plain', 1, 1, C.gold, C.gold],
  ['eye', 24, 1, '#4A1C11', C.ochre],
  ['plain', 1, 1, '#24100A', '#24100A'],
  ['tri', 36, 1, C.gold, '#8E3216'],
  ['plain', 1, 1, C.gold, C.gold],
];
const COOL: readonly Row[] = [
  ['plain', 1, 1, C.bone, C.bone],
  ['hourglass', 36, 1, C.bone, '#A33F1F'],
  ['plain', 1, 1, '#24100A', '#24100A'],
  ['chevron', 24, 1, C.terracotta, '#3A160D'],
  ['plain', 1, 1, C.bone, C.bone],
];

function satellite(): string {
  const wing = (x: number) =>
    rect(x, -26, 74, 52, '#3A160D') +
    textile(
      [
        ['checker', 6, 1, C.ochre],
        ['checker', 6, 1, C.ochre],
      ],
      strip(x + 5, -20, 64, 40),
    );
  return [
    wing(-112),
    wing(38),
    rect(-40, -5, 80, 10, C.bone),
    rect(-24, -34, 48, 68, C.gold, { rx: 8 }),
    path('M-30 44A34 34 0 0 0 30 44z', C.bone),
    disc(0, 40, 8, C.terracotta),
  ].join('');
}

function dish(): string {
  return [
    path('M-16 20L-52 180H60L22 20z', '#170B08'),
    group(
      { transform: 'rotate(42)' },
      path('M-124 0A124 96 0 0 0 124 0z', C.terracotta),
      path(
        weave('tri', 9, {
          at: (u, v) => [-108 + u * 216, 14 + Math.sin(u * Math.PI) * 52 + v * 22],
          outline: () => '',
        }),
        C.gold,
      ),
      oval(0, 0, 124, 26, '#5E2412'),
      stroke('M0 6V-92', C.bone, 8),
      disc(0, -96, 14, C.gold),
    ),
  ].join('');
}

/** Partnership: two woven rings that hold each other, under a shared signal. */
export function newsPartnership(): Canvas {
  const canvas = new Canvas('np', 1200, 800);
  const waves = [110, 165, 220, 275]
    .map((r, i) =>
      stroke(arc(1010, 110, r, 98, 172), alpha(C.gold, 0.55 - i * 0.11), 10, { 'stroke-linecap': 'round' }),
    )
    .join('');
  canvas.add(
    backdrop(canvas, [600, 400, 760], ['#8E3D1B', '#3A190E', C.ink]),
    rays(
      canvas,
      'rays',
      [600, 400, 700],
      [-160, -130, -100, -80, -50, -20, 20, 50, 80, 100, 130, 160].map((a, i) => [a, i % 2 ? 3 : 5] as const),
      C.gold,
      0.2,
    ),
    halo(canvas, 'halo', [600, 400, 340], '#FFD48A', 0.75),
    waves,
    band(LEFT, WARM),
    band(RIGHT, COOL),
    // The first ring passes back over the second at the lower crossing only.
    band(LEFT, WARM, 15, 90),
    group({ transform: 'translate(1040 116) rotate(24)' }, satellite()),
    path('M0 800V690Q320 640 640 720T1200 690V800z', '#120A07'),
    group({ transform: 'translate(168 620)' }, dish()),
  );
  return canvas;
}
