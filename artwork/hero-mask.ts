import { backdrop, halo, rays } from './light.ts';
import { type Row, textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, circle, disc, group, path, poly, rect, stroke } from './svg.ts';
import { quad, ring, strip } from './warp.ts';

const X = 1440;
const FACE = 'M0 300C120 300 214 330 232 430C250 560 214 700 168 820C130 920 70 1000 0 1010';
const SCREEN = [-150, 372, 300, 168] as const;

const CROWN: readonly (readonly [number, number, readonly Row[]])[] = [
  [420, 340, [['tri', 22, 1, C.terracotta, '#3A140D']]],
  [340, 332, [['plain', 1, 1, C.gold, C.gold]]],
  [332, 262, [['eye', 14, 1, '#3A160D', C.ochre]]],
  [262, 252, [['plain', 1, 1, C.ink, C.ink]]],
  [252, 196, [['chevron', 14, 1, C.gold, '#8E3216']]],
];

const COLLAR: readonly (readonly [number, number, readonly Row[]])[] = [
  [470, 400, [['triDown', 34, 1, '#A33F1F', '#24120B']]],
  [400, 390, [['plain', 1, 1, C.ochre, C.ochre]]],
  [390, 322, [['hourglass', 28, 1, C.ochre, '#4A1C11']]],
  [322, 312, [['plain', 1, 1, C.bone, C.bone]]],
  [312, 244, [['eye', 20, 1, C.terracotta, '#24120B']]],
  [244, 236, [['plain', 1, 1, C.ochre, C.ochre]]],
  [236, 0, [['plain', 1, 1, '#1A0D08', '#1A0D08']]],
];

/** Draws both halves from one, so the mask stays strictly symmetrical. */
function mirrored(...shapes: string[]): string {
  const half = shapes.join('');
  return half + group({ transform: 'scale(-1 1)' }, half);
}

function screen(canvas: Canvas): string {
  const [x, y, w, h] = SCREEN;
  const glow = canvas.radial(
    'glow',
    [0, y + h, 210],
    [
      [0, '#FFF9EA'],
      [45, '#FFE3A0'],
      [100, C.gold],
    ],
  );
  const clip = canvas.clip('glass', rect(x, y, w, h, '#fff', { rx: 14 }));
  return [
    rect(x - 26, y - 26, w + 52, h + 52, '#24100A', { rx: 26 }),
    path(
      weave('block', 13, strip(x - 8, y - 25, w + 16, 24)) +
        weave('block', 13, strip(x - 8, y + h + 1, w + 16, 24)),
      C.ochre,
    ),
    rect(x, y, w, h, glow, { rx: 14 }),
    group(
      { 'clip-path': clip },
      textile(
        [
          ['tri', 14, 34, C.ochre],
          ['plain', 1, 6, C.terracotta, C.terracotta],
          ['plain', 1, 12, C.terracotta],
          ['plain', 1, 6, C.terracotta, C.terracotta],
        ],
        ring(0, y + h, 118, 50, 180, 360),
      ),
      disc(0, y + h, 50, C.terracotta),
    ),
  ].join('');
}

function features(canvas: Canvas): string {
  const slit = canvas.linear(
    'slit',
    [40, 0, 180, 0],
    [
      [0, '#FFF3D0'],
      [100, C.gold],
    ],
  );
  return [
    mirrored(
      // Brow and eye: an arc of cloth over a slit of projector light.
      path('M16 590C60 556 150 552 208 600L196 622C150 586 74 588 30 618z', '#24100A'),
      path('M34 654Q110 586 190 650Q112 706 34 654z', '#24100A'),
      path('M56 652Q112 624 170 650Q112 672 56 652z', slit),
      path(weave('comb', 9, quad([52, 712], [186, 706], [160, 770], [66, 776])), '#4A1C11'),
      path(weave('tri', 5, quad([62, 792], [166, 786], [146, 834], [72, 840])), C.gold),
      path(weave('dots', 6, quad([178, 560], [222, 480], [232, 492], [192, 572])), C.bone),
    ),
    path('M-30 600L-52 800L0 826V590z', '#F0B050'),
    path('M30 600L52 800L0 826V590z', '#7A2A14'),
    path('M-52 800L0 826L52 800L30 838H-30z', '#24100A'),
    path(
      poly([
        [-74, 896],
        [0, 864],
        [74, 896],
        [0, 932],
      ]),
      '#24100A',
    ),
    path(
      poly([
        [-46, 896],
        [0, 878],
        [46, 896],
        [0, 916],
      ]),
      C.terracotta,
    ),
    path('M-46 896H46', 'none', { stroke: '#FFE3A0', 'stroke-width': 5 }),
    path(weave('triDown', 5, quad([-74, 948], [74, 948], [40, 992], [-40, 992])), '#24100A'),
  ].join('');
}

function ear(): string {
  return [
    disc(262, 640, 56, '#24100A'),
    textile([['tri', 14, 1, C.gold]], ring(262, 640, 52, 34)),
    disc(262, 640, 30, C.terracotta),
    path(circle(262, 640, 18) + circle(262, 640, 9), C.bone, { 'fill-rule': 'evenodd' }),
    ...[0, 1, 2].map((i) =>
      path(weave('lozenge', 1, strip(246, 700 + i * 50, 32, 46)), i === 1 ? C.gold : C.terracotta),
    ),
  ].join('');
}

/** Hero 2: a mask whose forehead is a lit screen. */
export function heroMask(): Canvas {
  const canvas = new Canvas('h2', 1920, 1200);
  const left = canvas.linear(
    'left',
    [200, 380, 40, 1010],
    [
      [0, '#F2AE4E'],
      [45, '#CF6E2E'],
      [100, '#7A2A14'],
    ],
  );
  const right = canvas.linear(
    'right',
    [0, 300, 240, 1000],
    [
      [0, '#A8481F'],
      [60, '#6B2414'],
      [100, '#3A120B'],
    ],
  );
  const cone = canvas.linear(
    'cone',
    [0, 420, 0, -180],
    [
      [0, alpha('#FFE9B8', 0.75)],
      [100, alpha('#FFC46A', 0)],
    ],
  );
  const fan = [-168, -150, -131, -113, -67, -49, -30, -12].map((a, i) => [a, i % 2 ? 2.6 : 4.4] as const);
  canvas.add(
    backdrop(canvas, [X, 480, 1060], ['#7A3219', '#32160E', C.ink]),
    rays(canvas, 'rays', [X, 440, 1080], fan, C.gold, 0.26),
    halo(canvas, 'halo', [X, 430, 600], '#FFB45A', 0.5),
    group(
      { transform: `translate(${X} 0)` },
      ...CROWN.map(([outer, inner, rows]) => textile(rows, ring(0, 470, outer, inner, 180, 360))),
      ...COLLAR.map(([outer, inner, rows]) => textile(rows, ring(0, 1290, outer, inner, 195, 345))),
      mirrored(ear()),
      path(`${FACE}V300z`, right),
      path(`${FACE}V300z`, left, { transform: 'scale(-1 1)' }),
      mirrored(stroke(FACE, '#24100A', 10)),
      path('M-150 372L-330-20H330L150 372z', cone),
      screen(canvas),
      features(canvas),
    ),
    rect(
      0,
      0,
      1920,
      1200,
      canvas.linear(
        'quiet',
        [0, 0, 1040, 0],
        [
          [0, alpha(C.ink, 0.85)],
          [60, alpha(C.ink, 0.5)],
          [100, alpha(C.ink, 0)],
        ],
      ),
    ),
    rect(
      0,
      900,
      1920,
      300,
      canvas.linear(
        'foot',
        [0, 900, 0, 1200],
        [
          [0, alpha(C.ink, 0)],
          [100, alpha(C.ink, 0.8)],
        ],
      ),
    ),
  );
  return canvas;
}
