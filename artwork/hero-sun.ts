import { duneScene, walkers } from './landscape.ts';
import { backdrop, halo, rays } from './light.ts';
import { type Row, textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, circle, disc, path, polar, rect } from './svg.ts';
import { ring } from './warp.ts';

const [CX, CY] = [1440, 548];

/** From the perforated rim to the hub: what makes the sun both a reel and a cloth. */
const RINGS: readonly (readonly [number, number, readonly Row[]])[] = [
  [404, 366, [['block', 40, 1, C.ochre, '#34140D']]],
  [366, 304, [['tri', 26, 1, C.terracotta, '#4A1C11']]],
  [304, 296, [['plain', 1, 1, C.gold, C.gold]]],
  [296, 222, [['frame', 18, 1, '#3A160D', C.ochre]]],
  [222, 210, [['plain', 1, 1, C.ink, C.ink]]],
];

function reel(canvas: Canvas): string {
  const windows = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = polar(CX, CY, 140, i * 60 + 30);
    return circle(x, y, 41);
  }).join('');
  const plate = canvas.radial(
    'plate',
    [CX, CY, 206],
    [
      [25, '#FFE3A0'],
      [60, C.gold],
      [100, C.ochre],
    ],
  );
  const face = circle(CX, CY, 202) + windows;
  return [
    ...RINGS.map(([outer, inner, rows]) => textile(rows, ring(CX, CY, outer, inner))),
    disc(CX, CY, 206, '#3A160D'),
    path(face, plate, { 'fill-rule': 'evenodd' }),
    disc(CX, CY, 72, '#5E2412'),
    path(weave('tri', 12, ring(CX, CY, 70, 44)), C.gold),
    disc(CX, CY, 44, '#FFE9B8'),
    disc(CX, CY, 16, C.terracotta),
  ].join('');
}

/** Hero 1: a monumental sun that is also a film reel, over dunes. */
export function heroSun(): Canvas {
  const canvas = new Canvas('h1', 1920, 1200);
  const fan = [-172, -158, -139, -121, -104, -86, -67, -50, -33, -14].map(
    (a, i) => [a, i % 2 === 0 ? 5 : 2.6] as const,
  );
  const dusk = canvas.linear(
    'dusk',
    [0, CY + 60, 0, CY + 400],
    [
      [0, alpha('#3A120A', 0)],
      [70, alpha('#3A120A', 0.86)],
    ],
  );
  canvas.add(
    backdrop(canvas, [CX, CY + 60, 1080], ['#9A4420', '#3C1A10', C.ink]),
    rays(canvas, 'rays', [CX, CY, 1150], fan, C.gold, 0.34),
    halo(canvas, 'halo', [CX, CY, 640], '#FFB45A', 0.5),
    reel(canvas),
    // The lower half sinks into dust, which sets the disc behind the dunes.
    disc(CX, CY, 405, dusk),
    duneScene(canvas),
    walkers([1262, 846], 1.15),
    rect(
      0,
      0,
      1920,
      1200,
      canvas.linear(
        'quiet',
        [0, 0, 1060, 0],
        [
          [0, alpha(C.ink, 0.82)],
          [60, alpha(C.ink, 0.5)],
          [100, alpha(C.ink, 0)],
        ],
      ),
    ),
  );
  return canvas;
}
