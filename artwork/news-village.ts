import { halo, rays } from './light.ts';
import { textile, weave } from './motifs.ts';
import { C } from './palette.ts';
import { baobab } from './shore.ts';
import { Canvas, disc, group, oval, path, poly, rect, stroke } from './svg.ts';
import { ring, strip } from './warp.ts';

/** Heads of those who sit on the ground, by place and size. */
const SEATED = [
  [250, 0],
  [330, 14],
  [410, 2],
  [500, 18],
  [590, 6],
  [680, 20],
  [770, 4],
] as const;

/** Cinema of the village: a sheet hung under a baobab, and those who came to see. */
export function newsVillage(): Canvas {
  const canvas = new Canvas('nv', 1200, 800);
  const night = canvas.linear(
    'night',
    [0, 0, 0, 640],
    [
      [0, '#0C1F1A'],
      [60, '#1F5A40'],
      [100, '#7FA65A'],
    ],
  );
  const sheet = canvas.linear(
    'sheet',
    [0, 200, 0, 540],
    [
      [0, '#F7B267'],
      [100, '#FFF0C4'],
    ],
  );
  const stars = [
    [90, 80],
    [200, 150],
    [330, 60],
    [460, 120],
    [600, 50],
    [700, 130],
    [120, 260],
    [1120, 90],
    [820, 60],
  ] as const;
  canvas.add(
    rect(0, 0, 1200, 800, night),
    ...stars.map(([x, y]) =>
      path(
        poly([
          [x, y - 9],
          [x + 5, y],
          [x, y + 9],
          [x - 5, y],
        ]),
        '#F6EBDA',
      ),
    ),
    halo(canvas, 'halo', [500, 370, 520], '#FFE3A0', 0.6),
    path('M0 610Q300 560 640 600T1200 580V800H0z', '#143A2A'),
    group({ transform: 'translate(-745 -402) scale(1.05 .98)' }, baobab()),
    stroke('M236 190V640M764 190V640M236 196Q500 220 764 196', '#0C1F1A', 12, { 'stroke-linecap': 'round' }),
    path('M254 214Q500 234 746 214V530Q500 546 254 530z', sheet),
    group(
      { 'clip-path': canvas.clip('picture', path('M254 214Q500 234 746 214V530Q500 546 254 530z', '#fff')) },
      disc(500, 470, 120, '#E8743A'),
      textile(
        [
          ['tri', 26, 26, '#C2532D'],
          ['plain', 1, 8, C.gold],
        ],
        ring(500, 470, 156, 122, 180, 360),
      ),
      path('M240 480Q380 440 500 486T760 460V560H240z', '#7A2A14'),
      path(weave('zigzag', 22, strip(250, 500, 500, 26)), C.gold),
    ),
    path('M0 660Q400 600 1200 668V800H0z', '#0B231A'),
    rays(canvas, 'beam', [1010, 690, 560], [[206, 9]], '#FFF6D0', 0.35),
    ...SEATED.map(([x, dy], i) =>
      group(
        { transform: `translate(${x} ${672 + dy})` },
        path(
          'M-44 130C-44 60-30 30 0 28S44 60 44 130z',
          ['#8E2F1A', '#2A2258', '#B9701F', '#3A5A2A'][i % 4] ?? C.rust,
        ),
        disc(0, 6, 25, '#120A08'),
        i % 3 === 0
          ? path('M-26 2Q-30-34 0-36T26 2Q0-12-26 2z', C.ochre)
          : i % 3 === 1
            ? oval(0, -8, 32, 26, '#120A08')
            : path('M-24-4L-19-26H19L24-4z', '#E0523A'),
      ),
    ),
    rect(984, 660, 96, 62, '#120A08', { rx: 8 }),
    disc(986, 690, 20, '#FFF0C4'),
    stroke('M1010 722L976 800M1056 722L1090 800', '#120A08', 9),
    path(weave('steps', 26, strip(0, 772, 1200, 28)), '#C2532D'),
  );
  return canvas;
}
