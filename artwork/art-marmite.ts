import { backdrop, halo } from './light.ts';
import { calabash, leaf, pepper, plantains, tomato } from './market.ts';
import { type Row, textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, group, oval, path, stroke } from './svg.ts';
import { belly, quad, type Warp } from './warp.ts';

const [CX, CY] = [600, 470];

const BODY = `M${CX - 190} 336C${CX - 300} 440 ${CX - 240} 660 ${CX} 676C${CX + 240} 660 ${CX + 300} 440 ${CX + 190} 336z`;

/** The marmite itself: three legs, woven belly, ember light from below. */
function pot(canvas: Canvas): string {
  const iron = canvas.linear(
    'iron',
    [370, 0, 830, 0],
    [
      [0, '#0E0B09'],
      [28, '#4A3A2C'],
      [50, '#33271D'],
      [100, '#0A0806'],
    ],
  );
  const half = (y: number) => 232 * Math.sqrt(Math.max(0, 1 - ((y - CY) / 210) ** 2));
  const band = (y: number, h: number, motif: Row[0], n: number, color: string) =>
    path(weave(motif, n, belly(CX, y, y + h, half, 34)), color, { 'fill-rule': 'evenodd' });
  const rim = (y: number, color: string, width: number) =>
    stroke(`M${CX - half(y)} ${y}Q${CX} ${y + 70} ${CX + half(y)} ${y}`, color, width);
  return [
    path(
      'M436 590L408 716H446L500 620zM764 590L792 716H754L700 620zM578 640L582 728H618L622 640z',
      '#0E0B09',
    ),
    stroke('M384 400C318 392 312 470 376 474M816 400C882 392 888 470 824 474', '#0E0B09', 20, {
      'stroke-linecap': 'round',
    }),
    path(BODY, iron),
    rim(402, C.leaf, 5),
    band(412, 44, 'tri', 20, C.leaf),
    rim(466, C.bone, 4),
    band(474, 62, 'eye', 15, C.gold),
    rim(546, C.bone, 4),
    band(554, 40, 'triDown', 20, C.leaf),
    path(
      BODY,
      canvas.linear(
        'roundness',
        [350, 0, 850, 0],
        [
          [0, alpha('#0A0806', 0.85)],
          [30, alpha('#0A0806', 0)],
          [62, alpha('#0A0806', 0)],
          [100, alpha('#0A0806', 0.9)],
        ],
      ),
    ),
    group(
      { 'clip-path': canvas.clip('pot', path(BODY, '#fff')) },
      path(
        `M${CX - 238} 560C${CX - 180} 650 ${CX - 80} 676 ${CX} 676C${CX + 80} 676 ${CX + 180} 650 ${CX + 238} 560C${CX + 150} 640 ${CX + 70} 652 ${CX} 652C${CX - 70} 652 ${CX - 150} 640 ${CX - 238} 560z`,
        canvas.linear(
          'ember',
          [0, 560, 0, 676],
          [
            [0, alpha('#FF8A3A', 0)],
            [100, alpha('#FF8A3A', 0.85)],
          ],
        ),
      ),
    ),
    oval(CX, 336, 212, 46, '#0E0B09'),
    oval(CX, 332, 200, 40, '#5B4836'),
    oval(CX, 336, 182, 33, '#C2532D'),
    path(`M430 340A182 33 0 0 0 770 340Q700 352 600 348T430 340z`, '#8E3216'),
    ...[
      [520, 330, 30],
      [596, 342, 24],
      [668, 328, 32],
    ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.36, C.gold)),
    oval(560, 322, 16, 6, C.leaf),
    oval(634, 352, 14, 5, C.leaf),
  ].join('');
}

function steam(canvas: Canvas): string {
  const column = (x: number, w: number, sway: number, top: number, i: number) => {
    const warp: Warp = {
      at: (u, v) => {
        const lift = 300 - v * (300 - top);
        return [x + Math.sin(v * 5 + i) * sway + (u - 0.5) * w * (1 - v * 0.35), lift];
      },
      outline: () => '',
    };
    const fill = canvas.linear(
      `steam${i}`,
      [0, 300, 0, top],
      [
        [0, alpha(C.bone, 0.95)],
        [55, alpha('#BFE5B8', 0.65)],
        [100, alpha(C.leaf, 0)],
      ],
    );
    return path(chevrons(warp, 7), fill);
  };
  return [column(600, 96, 16, 10, 0), column(486, 70, 14, 80, 1), column(714, 70, -14, 80, 2)].join('');
}

function chevrons(warp: Warp, n: number): string {
  let d = '';
  for (let k = 0; k < n; k++) {
    const slot: Warp = { at: (u, v) => warp.at(u, (k + (1 - v) * 0.92) / n), outline: () => '' };
    d += weave('chevron', 1, slot);
  }
  return d;
}

function fire(canvas: Canvas): string {
  const flame = (x: number, h: number, w: number) => {
    const foot = 756;
    return `M${x - w} ${foot}C${x - w * 1.2} ${foot - h * 0.4} ${x - w * 0.1} ${foot - h * 0.55} ${x} ${foot - h}C${x + w * 0.1} ${foot - h * 0.55} ${x + w * 1.2} ${foot - h * 0.4} ${x + w} ${foot}z`;
  };
  const row = (sets: readonly (readonly [number, number, number])[]) => sets.map((f) => flame(...f)).join('');
  const hot = canvas.linear(
    'hot',
    [0, 620, 0, 756],
    [
      [0, '#FFC24A'],
      [100, '#FFF0B8'],
    ],
  );
  return [
    path(
      row([
        [412, 120, 34],
        [476, 170, 44],
        [548, 150, 44],
        [652, 150, 44],
        [724, 170, 44],
        [788, 120, 34],
        [600, 150, 44],
      ]),
      '#C2532D',
    ),
    path(
      row([
        [440, 96, 26],
        [500, 128, 32],
        [566, 110, 30],
        [634, 110, 30],
        [700, 128, 32],
        [760, 96, 26],
      ]),
      '#F2872F',
    ),
    path(
      row([
        [466, 60, 18],
        [530, 82, 22],
        [600, 84, 24],
        [670, 82, 22],
        [734, 60, 18],
      ]),
      hot,
    ),
  ].join('');
}

/** Marmite Channel: the pot on its fire, and the market around it. */
export function artMarmite(): Canvas {
  const canvas = new Canvas('am', 1200, 800);
  const leaves = [
    [-78, 330, '#1F4A2C'],
    [-52, 390, '#2F6E3E'],
    [-26, 400, '#1F4A2C'],
    [26, 400, '#1F4A2C'],
    [52, 390, '#2F6E3E'],
    [78, 330, '#1F4A2C'],
  ] as const;
  canvas.add(
    backdrop(canvas, [CX, CY - 60, 760], ['#3F8A4C', '#1C4228', '#0C140E']),
    ...leaves.map(([turn, length, tone]) => leaf(canvas, CX + turn * 2, 520, turn, length + 70, tone)),
    halo(canvas, 'glow', [CX, 330, 360], '#D6F0B8', 0.5),
    steam(canvas),
    path('M0 690Q600 640 1200 690V800H0z', '#1A100A'),
    halo(canvas, 'fireglow', [CX, 720, 420], '#FF8A3A', 0.75),
    fire(canvas),
    pot(canvas),
    path('M392 736L808 756V772L392 752zM808 736L392 756V772L808 752z', '#2A170D'),
    group({ transform: 'translate(286 672) scale(1.25)' }, plantains()),
    group({ transform: 'translate(940 640) scale(1.12)' }, calabash(canvas)),
    group({ transform: 'translate(1098 640)' }, pepper(28, '#C8321F', '#F06A4A')),
    group({ transform: 'translate(352 676)' }, pepper(-58, '#C8321F', '#F06A4A')),
    group({ transform: 'translate(84 704)' }, tomato(46)),
    group({ transform: 'translate(168 722)' }, tomato(34)),
    textile(
      [
        ['plain', 1, 4, C.gold, C.gold],
        ['triPair', 30, 34, C.leaf, '#14100C'],
        ['plain', 1, 4, C.gold, C.gold],
      ],
      quad([0, 752], [1200, 752], [1200, 800], [0, 800]),
    ),
  );
  return canvas;
}
