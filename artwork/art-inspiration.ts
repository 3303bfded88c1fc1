import { backdrop, halo, rays } from './light.ts';
import { type Row, textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, disc, group, type Point, path, polar, poly } from './svg.ts';
import { ring, strip, type Warp } from './warp.ts';

const [CX, CY] = [600, 500];

const ARCS: readonly (readonly [number, number, readonly Row[]])[] = [
  [450, 392, [['tri', 34, 1, '#4A3C9E', '#241C4E']]],
  [392, 384, [['plain', 1, 1, C.violet, C.violet]]],
  [384, 318, [['eye', 20, 1, C.violet, '#2F2668']]],
  [318, 308, [['plain', 1, 1, C.bone, C.bone]]],
  [308, 250, [['chevron', 20, 1, '#2A2258', '#B49BF2']]],
  [250, 238, [['plain', 1, 1, '#2A2258', '#2A2258']]],
  [238, 180, [['hourglass', 18, 1, '#E8A15A', '#6A3F7E']]],
  [180, 170, [['plain', 1, 1, C.gold, C.gold]]],
];

/** Eight-pointed star, long on the vertical. */
function star(x: number, y: number, r: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const reach = i % 2 === 1 ? 0.22 : i % 8 === 0 || i % 8 === 4 ? (i % 4 === 0 ? 1 : 0.5) : 0.46;
    points.push(polar(x, y, r * reach, i * 22.5 - 90));
  }
  return poly(points);
}

/** River running from the horizon to the foot of the picture. */
const river: Warp = {
  at: (u, v) => {
    const y = CY + v ** 1.35 * 300;
    const half = 26 + v ** 1.5 * 190;
    const bend = Math.sin(v * 4.4) * 74 * v ** 0.7;
    return [CX + bend + (u - 0.5) * 2 * half, y];
  },
  outline(v0, v1) {
    const points: Point[] = [];
    for (let i = 0; i <= 20; i++) points.push(this.at(0, v0 + ((v1 - v0) * i) / 20));
    for (let i = 20; i >= 0; i--) points.push(this.at(1, v0 + ((v1 - v0) * i) / 20));
    return poly(points);
  },
};

/** Open hand whose fingers close like petals; drawn upright around its wrist. */
function hand(canvas: Canvas): string {
  const tone = (name: string, light: string, dark: string) =>
    canvas.linear(
      name,
      [-60, 0, 60, 0],
      [
        [0, light],
        [100, dark],
      ],
    );
  const [lit, dim] = [tone('lit', '#94633F', '#5E3823'), tone('dim', '#7A4C30', '#472A1B')];
  const petal = (x: number, y: number, turn: number, length: number, w: number, fill: string) => {
    const h = length;
    return group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      path(
        `M${-w * 0.8} 0L${-w} ${-h * 0.62}C${-w} ${-h * 0.86} ${-w * 0.7} ${-h} 0 ${-h}C${w * 0.7} ${-h} ${w} ${-h * 0.86} ${w} ${-h * 0.62}L${w * 0.8} 0z`,
        fill,
      ),
      path(
        poly([
          [-w * 0.5, -h * 0.84],
          [0, -h * 0.96],
          [w * 0.5, -h * 0.84],
          [0, -h * 0.88],
        ]),
        C.gold,
      ),
      path(
        poly([
          [0, -h * 0.72],
          [6, -h * 0.68],
          [0, -h * 0.64],
          [-6, -h * 0.68],
        ]),
        C.gold,
      ),
    );
  };
  return [
    petal(30, -60, 50, 168, 22, dim),
    petal(-26, -70, -15, 210, 22, dim),
    petal(28, -76, 18, 226, 22, dim),
    petal(-11, -76, -4.5, 250, 23, lit),
    petal(11, -76, 7, 254, 23, dim),
    path('M-42 40C-40-6-58-50-58-104C-56-142-40-156-20-158H26C48-156 60-140 62-108C62-60 42-6 44 40z', lit),
    path('M30-158C52-152 62-136 62-108C62-60 42-6 44 40H14C24-20 40-90 30-158z', alpha('#2A170D', 0.4)),
    path(weave('tri', 14, ring(0, -92, 42, 30)), C.gold),
    path(star(0, -92, 26), C.gold),
    textile(
      [
        ['plain', 1, 5, C.gold, C.gold],
        ['tri', 6, 20, C.violet, C.night],
        ['plain', 1, 5, C.gold, C.gold],
        ['eye', 4, 26, C.bone, '#3B2F86'],
        ['plain', 1, 5, C.gold, C.gold],
      ],
      strip(-54, -14, 108, 66),
    ),
    path('M-70 52H70L104 320H-104z', '#2F2668'),
    textile(
      [
        ['chevron', 6, 1, C.violet],
        ['plain', 1, 0.4, C.violet],
        ['lozenge', 7, 0.8, '#5A4BC0'],
        ['plain', 1, 0.4, C.violet],
        ['chevron', 6, 1, C.violet],
      ],
      strip(-70, 62, 140, 190),
    ),
  ].join('');
}

const STARS = [
  [130, 110, 16],
  [250, 220, 9],
  [90, 300, 10],
  [330, 80, 11],
  [1070, 120, 15],
  [960, 220, 9],
  [1120, 310, 10],
  [880, 76, 11],
  [190, 420, 7],
  [1020, 410, 7],
] as const;

/** Obouo Inspiration: dawn, river, open hands, one star. */
export function artInspiration(): Canvas {
  const canvas = new Canvas('ai', 1200, 800);
  const sky = canvas.clip('above', path(`M0 0H1200V${CY}H0z`, '#fff'));
  const hills = canvas.linear(
    'hills',
    [0, CY, 0, 800],
    [
      [0, '#241C4E'],
      [100, '#0F0C20'],
    ],
  );
  const water = canvas.linear(
    'water',
    [0, CY, 0, 800],
    [
      [0, '#FFD48A'],
      [28, '#C98AB0'],
      [100, '#5A4BC0'],
    ],
  );
  canvas.add(
    backdrop(canvas, [CX, CY, 800], ['#6A3F9E', '#2A2258', '#110E22']),
    group(
      { 'clip-path': sky },
      rays(
        canvas,
        'rays',
        [CX, CY, 760],
        [-168, -150, -132, -112, -90, -68, -48, -30, -12].map((a, i) => [a, i % 2 ? 2.5 : 5] as const),
        '#CDBFFF',
        0.4,
      ),
      halo(canvas, 'halo', [CX, CY, 620], '#B49BF2', 0.42),
      ...ARCS.map(([outer, inner, rows]) => textile(rows, ring(CX, CY, outer, inner, 180, 360))),
      disc(
        CX,
        CY,
        170,
        canvas.radial(
          'sun',
          [CX, CY, 170],
          [
            [0, '#FFF3D0'],
            [55, C.gold],
            [100, '#E8915A'],
          ],
        ),
      ),
    ),
    ...STARS.map(([x, y, r]) => path(star(x, y, r), '#CDBFFF')),
    path(`M0 ${CY}H1200V800H0z`, hills),
    path(`M0 ${CY + 44}C200 ${CY - 30} 380 ${CY + 10} 560 ${CY + 70}S900 800 900 800H0z`, '#1A1438'),
    path(`M1200 ${CY + 30}C1000 ${CY - 40} 820 ${CY} 690 ${CY + 60}S420 800 420 800H1200z`, '#1F1844'),
    path(river.outline(0, 1), water),
    textile(
      [
        ['chevron', 6, 4, alpha('#FFF3D0', 0.8)],
        ['plain', 1, 7, C.bone],
        ['chevron', 6, 7, alpha('#2A2258', 0.6)],
        ['plain', 1, 9, C.bone],
        ['chevron', 6, 10, alpha('#FFF3D0', 0.5)],
        ['plain', 1, 10, C.bone],
        ['chevron', 6, 12, alpha('#2A2258', 0.6)],
        ['plain', 1, 8, C.bone],
      ],
      river,
    ),
    path(star(CX, 118, 92), '#FFF3D0'),
    halo(canvas, 'starlight', [CX, 118, 130], '#FFF3D0', 0.55),
    group({ transform: 'translate(262 690) rotate(13) scale(1.16)' }, hand(canvas)),
    group({ transform: 'translate(938 690) scale(-1 1) rotate(13) scale(1.16)' }, hand(canvas)),
  );
  return canvas;
}
