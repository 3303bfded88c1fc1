import { halo } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, disc, group, oval, path, rect } from './svg.ts';
import { quad, ring, strip } from './warp.ts';

const SCREEN = 'M190 110Q600 66 1010 110V470Q600 434 190 470z';

function picture(canvas: Canvas): string {
  const sky = canvas.linear(
    'sky',
    [0, 90, 0, 460],
    [
      [0, '#C2532D'],
      [60, '#F2A04A'],
      [100, '#FFE3A0'],
    ],
  );
  return group(
    { 'clip-path': canvas.clip('screen', path(SCREEN, '#fff')) },
    rect(180, 60, 840, 420, sky),
    textile(
      [
        ['tri', 26, 40, '#F2C45A'],
        ['plain', 1, 8, C.bone, C.bone],
        ['eye', 18, 44, '#8E3216', C.gold],
        ['plain', 1, 6, '#5E2412', '#5E2412'],
      ],
      ring(640, 372, 200, 90),
    ),
    disc(640, 372, 92, '#FFF3D0'),
    path('M180 400Q360 330 560 392T1020 360V480H180z', '#A33F1F'),
    path('M180 440Q420 380 660 430T1020 410V480H180z', '#4A1C11'),
    path(
      weave('chevron', 26, {
        at: (u, v) => [180 + u * 840, 440 + Math.sin(u * 7.5 + 3.6) * 16 - u * 14 + v * 18],
        outline: () => '',
      }),
      C.ochre,
    ),
    // Two walkers facing the sun: the film has a story.
    path(
      'M452 402L460 350Q466 340 472 350L482 402zM466 318a10 11 0 0 1 0 22a10 11 0 0 1 0-22zM454 326Q450 306 468 304Q484 306 478 324Q466 316 454 326z',
      '#24100A',
    ),
    path('M496 408L502 366Q508 358 514 366L520 408zM508 338a9 10 0 0 1 0 20a9 10 0 0 1 0-20z', '#24100A'),
  );
}

/** Heads of the audience, seen from behind, each with its own headwear. */
const HEADS = {
  wrap: (tone: string) =>
    oval(0, 0, 27, 31, '#24130C') +
    path('M-32-4C-40-52 40-60 33-4Q0-24-32-4z', tone) +
    path('M-10-44C-22-78 30-76 16-42z', tone) +
    path(weave('tri', 6, quad([-30, -20], [31, -20], [33, -6], [-32, -6])), '#2A100A'),
  afro: () => disc(0, -8, 44, '#170C09'),
  short: () => oval(0, 0, 27, 32, '#2E1A10') + path('M-28-2C-30-42 30-42 28-2Q0-14-28-2z', '#120907'),
  cap: (tone: string) =>
    oval(0, 0, 27, 32, '#2E1A10') +
    path('M-28-8L-24-40H24L28-8z', tone) +
    path(weave('lozenge', 5, strip(-26, -26, 52, 16)), '#2A100A'),
  bun: () =>
    oval(0, 0, 26, 31, '#24130C') +
    path('M-28 0C-30-42 30-42 28 0Q0-10-28 0z', '#120907') +
    disc(0, -42, 17, '#120907'),
} as const;

function seatRow(
  y: number,
  scale: number,
  offset: number,
  tone: string,
  heads: readonly (readonly [keyof typeof HEADS, string] | undefined)[],
): string {
  const pitch = 150;
  let out = '';
  for (let i = 0; i < 11; i++) {
    const head = heads[i % heads.length];
    const x = offset + i * pitch * scale;
    const back =
      path('M-62 130V-6Q-62-40-28-44H28Q62-40 62-6V130z', tone) +
      textile(
        [
          ['plain', 1, 2, C.gold, C.gold],
          ['tri', 7, 12, '#2A0F0A'],
        ],
        strip(-46, -14, 92, 24),
      );
    const person =
      head === undefined
        ? ''
        : group(
            { transform: 'translate(0 -68)' },
            path('M-58 70Q-54 34-14 30V10H14V30Q54 34 58 70z', '#1C0F0A'),
            HEADS[head[0]](head[1]),
          );
    out += group({ transform: `translate(${Math.round(x)} ${y}) scale(${scale})` }, person, back);
  }
  return out;
}

/** Cinema: a full house before the big screen. */
export function newsCinema(): Canvas {
  const canvas = new Canvas('nc', 1200, 800);
  const wall = (x: number, flip: number) =>
    group(
      { transform: `translate(${x} 0) scale(${flip} 1)` },
      path('M0 0H150L120 560L0 640z', '#4A1612'),
      ...[0, 1, 2].map((i) =>
        textile(
          [
            ['plain', 1, 1, C.gold],
            ['triPair', 1, 1, '#8E3216'],
            ['eye', 1, 1, C.ochre],
            ['triPair', 1, 1, '#8E3216'],
            ['eye', 1, 1, C.ochre],
            ['triPair', 1, 1, '#8E3216'],
            ['plain', 1, 1, C.gold],
          ],
          quad(
            [8 + i * 46, -40],
            [46 + i * 44, -40],
            [40 + i * 36, 640 - i * 30],
            [8 + i * 37, 650 - i * 30],
          ),
        ),
      ),
    );
  canvas.add(
    rect(0, 0, 1200, 800, '#1A0C0A'),
    wall(0, 1),
    wall(1200, -1),
    halo(canvas, 'halo', [600, 280, 620], '#FFB45A', 0.6),
    path('M174 92Q600 46 1026 92V488Q600 450 174 488z', '#120806'),
    picture(canvas),
    path(
      'M174 488Q600 450 1026 488L1200 640V800H0V640z',
      canvas.linear(
        'floor',
        [0, 460, 0, 700],
        [
          [0, '#8E3D1B'],
          [100, '#1A0C0A'],
        ],
      ),
    ),
    seatRow(600, 0.62, 40, '#7E1F1B', [
      ['short', ''],
      ['wrap', C.ochre],
      undefined,
      ['afro', ''],
      ['cap', C.bone],
      ['bun', ''],
      ['wrap', C.terracotta],
    ]),
    seatRow(686, 0.84, -30, '#A92F24', [
      ['wrap', C.gold],
      ['cap', C.terracotta],
      ['afro', ''],
      undefined,
      ['bun', ''],
      ['short', ''],
      ['wrap', '#8E7BEF'],
    ]),
    seatRow(800, 1.1, 50, C.crimson, [
      ['afro', ''],
      ['short', ''],
      ['wrap', C.leaf],
      ['bun', ''],
      ['cap', C.gold],
    ]),
    rect(
      0,
      560,
      1200,
      240,
      canvas.linear(
        'dark',
        [0, 560, 0, 800],
        [
          [0, alpha('#120806', 0)],
          [100, alpha('#120806', 0.6)],
        ],
      ),
    ),
  );
  return canvas;
}
