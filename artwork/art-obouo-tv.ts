import { backdrop, halo, rays } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, disc, group, oval, path, poly, rect, stroke } from './svg.ts';
import { quad, ring, strip } from './warp.ts';

const SUN = [600, 308] as const;

function curtain(canvas: Canvas): string {
  const colors = ['#8E3D1B', '#B9701F', '#5E2412', '#D9902F', '#7A3219'];
  const shade = canvas.linear(
    'fold',
    [0, 0, 62, 0],
    [
      [0, alpha(C.ink, 0.65)],
      [45, alpha(C.ink, 0)],
      [100, alpha(C.ink, 0.5)],
    ],
  );
  const fold = (i: number) => {
    const warp = strip(0, -10, 62, 700 - i * 34);
    const end = 690 - i * 34;
    return [
      path(warp.outline(0, 1), colors[i] ?? C.rust),
      textile(
        [
          ['steps', 1, 1, C.gold],
          ['plain', 1, 2, C.gold],
          ['eye', 1, 1.2, C.bone],
          ['plain', 1, 2, C.gold],
          ['hourglass', 1, 0.9, '#2A0F08'],
          ['plain', 1, 2, C.gold],
          ['triPair', 1, 1, C.sun],
        ],
        strip(10, 40 + i * 46, 42, 560 - i * 80),
      ),
      path(weave('triDown', 2, strip(0, end - 46, 62, 46)), '#2A0F08'),
      rect(0, -10, 62, end + 10, shade),
    ].join('');
  };
  return [4, 3, 2, 1, 0].map((i) => group({ transform: `translate(${i * 58 - 20} 0)` }, fold(i))).join('');
}

function television(canvas: Canvas): string {
  const [x, y] = SUN;
  const screen = canvas.radial(
    'screen',
    [x, y, 300],
    [
      [0, '#FFE7A8'],
      [40, C.sun],
      [100, '#C2532D'],
    ],
  );
  const clip = canvas.clip('glass', rect(x - 196, y - 132, 392, 264, '#fff', { rx: 46 }));
  return [
    stroke(`M${x} ${y - 160}L${x - 92} ${y - 262}M${x} ${y - 160}L${x + 92} ${y - 262}`, C.bone, 8, {
      'stroke-linecap': 'round',
    }),
    disc(x - 92, y - 262, 15, C.terracotta),
    disc(x + 92, y - 262, 15, C.terracotta),
    path(
      `M${x - 150} ${y + 150}L${x - 184} ${y + 222}H${x - 150}L${x - 104} ${y + 160}zM${x + 150} ${y + 150}L${x + 184} ${y + 222}H${x + 150}L${x + 104} ${y + 160}z`,
      '#2A0F08',
    ),
    rect(x - 246, y - 176, 492, 352, '#2A140B', { rx: 76 }),
    rect(x - 232, y - 162, 464, 324, C.bone, { rx: 66 }),
    rect(x - 214, y - 148, 428, 296, '#2A140B', { rx: 56 }),
    group(
      { 'clip-path': clip },
      rect(x - 200, y - 140, 400, 280, screen),
      path(weave('tri', 20, ring(x, y + 96, 330, 128)), '#E57A2B'),
      textile(
        [
          ['tri', 18, 30, C.terracotta, C.gold],
          ['plain', 1, 8, C.ink, C.ink],
          ['eye', 14, 40, '#5E2412', C.bone],
          ['plain', 1, 8, C.ink, C.ink],
        ],
        ring(x, y + 96, 136, 50),
      ),
      disc(x, y + 96, 50, C.terracotta),
      path(
        poly([
          [x - 13, y + 58],
          [x - 13, y + 98],
          [x + 22, y + 78],
        ]),
        C.bone,
      ),
      textile(
        [
          ['plain', 1, 4, C.ink, C.ink],
          ['chevron', 12, 22, C.gold, '#8E3D1B'],
        ],
        strip(x - 200, y + 106, 400, 34),
      ),
    ),
  ].join('');
}

const BARS = 9;

/** Balafon in slight perspective: long bars left, short bars right, gourds below. */
function balafon(canvas: Canvas): string {
  const wood = canvas.linear(
    'wood',
    [0, 560, 0, 790],
    [
      [0, '#E9A545'],
      [50, '#B9701F'],
      [100, '#7A3A14'],
    ],
  );
  let out = '';
  for (let i = 0; i < BARS; i++) {
    const x = 306 + i * 66;
    out += disc(x + 29, 742 - i * 3, 40 - i * 1.6, i % 2 === 0 ? '#6B2E16' : '#8E4A1C');
    out += disc(x + 20, 732 - i * 3, 11, alpha(C.gold, 0.5));
  }
  out += path('M270 618L928 640V656L270 638zM262 716L936 700V716L262 738z', '#2A140B');
  for (let i = 0; i < BARS; i++) {
    const x = 306 + i * 66;
    const [top, bottom] = [580 + i * 7, 770 - i * 8];
    const bar = quad([x + 4, top], [x + 54, top], [x + 58, bottom], [x, bottom]);
    out += path(bar.outline(0, 1), wood);
    out += textile(
      [
        ['plain', 1, 1, C.ink],
        [i % 2 === 0 ? 'eye' : 'hourglass', 1, 1.3, '#4A1C11'],
        ['plain', 1, 1, C.ink],
      ],
      bar,
    );
    out += path(bar.outline(0, 0.035), C.bone);
  }
  const mallet =
    stroke('M0 0L150-96', C.bone, 9, { 'stroke-linecap': 'round' }) +
    disc(0, 0, 20, C.terracotta) +
    path(weave('dots', 8, ring(0, 0, 18, 10)), C.gold);
  return `${out}${group({ transform: 'translate(400 590) rotate(-92) scale(0.84)' }, mallet)}${group({ transform: 'translate(796 612) scale(-1 1) rotate(-92) scale(0.84)' }, mallet)}`;
}

const CONFETTI = [
  [330, 96, 0],
  [392, 210, 1],
  [300, 330, 2],
  [322, 440, 3],
  [452, 60, 2],
  [868, 92, 1],
  [812, 54, 3],
  [900, 220, 0],
  [892, 330, 2],
  [890, 440, 1],
  [306, 540, 0],
  [902, 540, 3],
  [710, 96, 0],
] as const;

function confetti(): string {
  const tones = [C.terracotta, C.leaf, C.bone, C.violet];
  return CONFETTI.map(([x, y, k], i) => {
    const [a, b] = i % 3 === 0 ? [20, 12] : [13, 20];
    return (
      path(
        poly([
          [x, y - b],
          [x + a, y],
          [x, y + b],
          [x - a, y],
        ]),
        tones[k] ?? C.gold,
      ) +
      (i % 2 === 0
        ? path(
            poly([
              [x, y - b / 2],
              [x + a / 2, y],
              [x, y + b / 2],
              [x - a / 2, y],
            ]),
            '#2A140B',
          )
        : '')
    );
  }).join('');
}

/** Obouo TV: a stage, a television sun, a balafon. */
export function artObouoTv(): Canvas {
  const canvas = new Canvas('ao', 1200, 800);
  canvas.add(
    backdrop(canvas, [600, 300, 700], ['#B9701F', '#57300F', '#17100A']),
    rays(
      canvas,
      'rays',
      [600, 330, 760],
      [-170, -148, -124, -101, -79, -56, -32, -10].map((a, i) => [a, i % 2 ? 6 : 4] as const),
      '#FFE7A8',
      0.5,
    ),
    halo(canvas, 'halo', [600, 308, 430], '#FFE0A0', 0.6),
    oval(600, 640, 560, 120, '#24130A'),
    path('M40 640A560 120 0 0 0 1160 640V700A560 120 0 0 1 40 700z', '#4A2410'),
    path(
      weave('tri', 40, {
        at: (u, v) => [40 + u * 1120, 644 + Math.sin(u * Math.PI) * 118 + v * 48],
        outline: () => '',
      }),
      '#8E4A1C',
    ),
    oval(
      600,
      628,
      500,
      96,
      canvas.radial(
        'floor',
        [600, 600, 480],
        [
          [0, '#C98A30'],
          [60, '#6B3A14'],
          [100, '#3A2010'],
        ],
      ),
    ),
    confetti(),
    television(canvas),
    balafon(canvas),
    curtain(canvas),
    group({ transform: 'translate(1200 0) scale(-1 1)' }, curtain(canvas)),
  );
  return canvas;
}
