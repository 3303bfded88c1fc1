import { arc } from './emblems.ts';
import { cloth } from './fabric.ts';
import { halo } from './light.ts';
import { type Row, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { baobab, lagoon, SHORE } from './shore.ts';
import { Canvas, disc, path, poly, rect, stroke } from './svg.ts';
import { ring, strip } from './warp.ts';

const MOON = [1440, 372, 176] as const;

type Roof = 'flat' | 'step' | 'peak' | 'dome' | 'slant';
/** Left edge, width, height, roof. */
type Block = readonly [number, number, number, Roof];

const FAR: readonly Block[] = [
  [820, 90, 150, 'flat'],
  [920, 70, 240, 'step'],
  [1000, 110, 190, 'flat'],
  [1120, 80, 330, 'peak'],
  [1210, 100, 270, 'step'],
  [1320, 90, 220, 'flat'],
  [1500, 110, 300, 'dome'],
  [1620, 80, 400, 'step'],
  [1710, 100, 300, 'slant'],
  [1820, 110, 380, 'peak'],
];
const MID: readonly Block[] = [
  [1060, 84, 150, 'slant'],
  [1150, 104, 250, 'flat'],
  [1262, 86, 350, 'step'],
  [1356, 60, 200, 'flat'],
  [1478, 96, 250, 'peak'],
  [1582, 120, 340, 'slant'],
  [1710, 90, 250, 'dome'],
  [1808, 120, 310, 'flat'],
];

function outline([x, w, h, roof]: Block): string {
  const [top, right, mid] = [SHORE - h, x + w, x + w / 2];
  const roofs: Record<Roof, string> = {
    flat: `V${top}H${right}`,
    step: `V${top + 44}H${x + w * 0.18}V${top + 20}H${x + w * 0.34}V${top - 14}H${x + w * 0.66}V${top + 20}H${x + w * 0.82}V${top + 44}H${right}`,
    peak: `V${top + 50}L${mid} ${top - 34}L${right} ${top + 50}`,
    dome: `V${top + 46}A${w / 2} ${w / 2} 0 0 1 ${right} ${top + 46}`,
    slant: `V${top + 56}L${right} ${top - 10}`,
  };
  return `M${x} ${SHORE}${roofs[roof]}V${SHORE}z`;
}

/** Lit windows read as cloth: every tower wears its own motif. */
function towers(canvas: Canvas): string {
  const grounds = ['#6B2E16', '#8E3D1B', '#4A2013', '#A8561F'];
  const rows: readonly (readonly Row[])[] = [
    [['block', 3, 1, C.gold]],
    [
      ['triDown', 2, 1, C.ochre],
      ['plain', 1, 0.3, C.ochre],
    ],
    [
      ['hourglass', 3, 1.1, C.gold],
      ['plain', 1, 0.4, C.gold],
    ],
    [
      ['lozenge', 2, 1, C.ink],
      ['plain', 1, 0.2, C.ink],
    ],
  ];
  const shade = (x: number, w: number, i: number) =>
    canvas.linear(
      `ts${i}`,
      [x, 0, x + w, 0],
      [
        [0, alpha('#12081A', 0)],
        [50, alpha('#12081A', 0.1)],
        [51, alpha('#12081A', 0.55)],
        [100, alpha('#12081A', 0.7)],
      ],
    );
  return MID.map((block, i) => {
    const [x, w, h] = block;
    const k = i % 4;
    const inner = rect(
      x + w * 0.12,
      SHORE - h + 70,
      w * 0.76,
      h - 84,
      cloth(
        canvas,
        `w${i}`,
        [w * 0.76, k === 3 ? 46 : 38],
        rows[k] ?? [],
        `translate(${Math.round(x + w * 0.12)} ${SHORE - h + 70})`,
      ),
    );
    return path(outline(block), grounds[k] ?? C.rust) + inner + path(outline(block), shade(x, w, i));
  }).join('');
}

function antenna(canvas: Canvas): string {
  const [x, top] = MOON;
  const mast = canvas.linear(
    'mast',
    [x - 40, 0, x + 40, 0],
    [
      [0, '#A8561F'],
      [49, '#8E3D1B'],
      [50, '#4A1C11'],
      [100, '#2A100A'],
    ],
  );
  // The moon is the emitter's halo: waves inside it, woven rings outside it.
  const waves = [58, 98, 138].map((r) =>
    stroke(arc(x, top, r, -40, 40) + arc(x, top, r, 140, 220), C.terracotta, 13, {
      'stroke-linecap': 'round',
    }),
  );
  return [
    path(
      poly([
        [x - 5, top],
        [x + 5, top],
        [x + 14, 600],
        [x + 40, SHORE],
        [x - 40, SHORE],
        [x - 14, 600],
      ]),
      mast,
    ),
    path('M1404 596H1476L1462 644H1418z', '#24100A'),
    path(weave('tri', 5, strip(1410, 602, 60, 26)), C.gold),
    path('M1414 690H1466L1474 716H1406z', '#24100A'),
    ...waves,
    disc(x, top, 24, '#8E3216'),
    disc(x, top, 11, '#FFF3D0'),
  ].join('');
}

/** Hero 4: the city at night, antenna waves, baobab and moon. */
export function heroCity(): Canvas {
  const canvas = new Canvas('h4', 1920, 1200);
  const [mx, my, mr] = MOON;
  const sky = canvas.linear(
    'night',
    [0, 0, 0, SHORE],
    [
      [0, '#15102A'],
      [45, '#2E1830'],
      [78, '#7A3219'],
      [100, '#C2602D'],
    ],
  );
  const stars = [
    [1120, 120, 9],
    [1240, 250, 7],
    [1190, 420, 6],
    [1760, 130, 9],
    [1840, 290, 7],
    [1720, 470, 6],
    [1330, 100, 6],
    [1060, 300, 5],
  ] as const;
  canvas.add(
    rect(0, 0, 1920, 1200, sky),
    halo(canvas, 'halo', [mx, my, 560], '#F2C45A', 0.5),
    path(weave('tri', 30, ring(mx, my, 318, 272)), alpha(C.gold, 0.36)),
    path(weave('lozenge', 24, ring(mx, my, 256, 204)), alpha(C.gold, 0.62)),
    disc(
      mx,
      my,
      mr,
      canvas.radial(
        'moon',
        [mx - 50, my - 50, mr * 1.3],
        [
          [0, '#FFF9EA'],
          [60, '#FBE3B0'],
          [100, C.gold],
        ],
      ),
    ),
    ...stars.map(([x, y, r]) =>
      path(
        poly([
          [x, y - r],
          [x + r * 0.6, y],
          [x, y + r],
          [x - r * 0.6, y],
        ]),
        C.bone,
      ),
    ),
    path(
      FAR.map(outline).join(''),
      canvas.linear(
        'haze',
        [0, 520, 0, SHORE],
        [
          [0, '#4A1F2A'],
          [100, '#8E3D1B'],
        ],
      ),
    ),
    antenna(canvas),
    towers(canvas),
    lagoon(canvas),
    path('M760 1200C1040 1130 1240 1100 1420 1104C1640 1100 1800 1080 1920 1060V1200z', '#120B0A'),
    baobab(),
    rect(
      0,
      0,
      1920,
      1200,
      canvas.linear(
        'quiet',
        [0, 0, 1180, 0],
        [
          [0, alpha(C.ink, 0.95)],
          [50, alpha(C.ink, 0.8)],
          [78, alpha(C.ink, 0.4)],
          [100, alpha(C.ink, 0)],
        ],
      ),
    ),
  );
  return canvas;
}
