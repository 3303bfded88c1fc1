import { boubou, type Dress, drapeCloth, jacket, knit, lace, suit } from './garment.ts';
import { braids, locks, shaved } from './hair.ts';
import { earrings, neck } from './head.ts';
import { cap, gele, type Headwear, wrap } from './headwear.ts';
import { halo, rays } from './light.ts';
import { type Likeness, likeness } from './likeness.ts';
import { type Row, textile, weave } from './motifs.ts';
import { alpha, C, SKIN } from './palette.ts';
import { Canvas, circle, disc, group, path, polar, rect, stroke } from './svg.ts';
import { quad, ring, strip } from './warp.ts';

/** One person: how they stand, and what they wear. */
interface Sitter {
  look: Likeness;
  head: Headwear;
  body: string;
  jewels?: string;
  neckWidth?: number;
  /** Degrees the head leans. */
  tilt: number;
  /** Placement of the bust. */
  at: readonly [x: number, y: number, scale: number];
}

/** A wall of one colour with a scene of its own, then the bust. */
function portrait(canvas: Canvas, wall: string, scene: string, sitter: Sitter): Canvas {
  const { look, head, tilt, at, body, jewels = '', neckWidth = 36 } = sitter;
  const lean = { transform: `rotate(${tilt} 0 90)` };
  canvas.add(
    rect(0, 0, 600, 720, wall),
    scene,
    rect(
      0,
      0,
      600,
      720,
      canvas.linear(
        'foot',
        [0, 380, 0, 720],
        [
          [0, alpha(C.ink, 0)],
          [100, alpha(C.ink, 0.4)],
        ],
      ),
    ),
    group(
      { transform: `translate(${at[0]} ${at[1]}) scale(${at[2]})` },
      group(lean, head.back),
      neck(look.skin, neckWidth),
      body,
      group(lean, likeness(canvas, look), jewels, head.front),
    ),
  );
  return canvas;
}

const dress = (ground: string, thread: string, second: string): Dress => ({ ground, thread, second });

/** Cloth of a lapel. */
const KENTE: readonly Row[] = [
  ['tri', 6, 1, C.gold],
  ['plain', 1, 0.3, C.gold, C.gold],
  ['eye', 5, 1.2, C.bone],
  ['plain', 1, 0.3, C.gold, C.gold],
  ['tri', 6, 1, C.gold],
  ['plain', 1, 0.3, C.gold, C.gold],
  ['eye', 5, 1.2, C.bone],
];

/** Portrait 1: a woman of fifty, high wrapped cloth, tailored jacket, before a rising sun. */
export function team1(): Canvas {
  const c = new Canvas('t1', 600, 720);
  const wall = '#93401C';
  const spokes = [...Array(15).keys()].map((i) => [180 + i * 12.9, 3.2] as const);
  const scene =
    rays(c, 'spokes', [300, 470, 620], spokes, C.ochre, 0.75) +
    textile(
      [
        ['tri', 36, 30, C.gold],
        ['plain', 1, 8, C.gold, C.gold],
        ['plain', 1, 270, C.ochre, '#C2702A'],
      ],
      ring(300, 470, 330, 0, 180, 360),
    );
  return portrait(c, wall, scene, {
    look: {
      skin: SKIN[2],
      cheek: 59,
      jaw: 44,
      chin: 88,
      turn: -0.3,
      eyes: 'almond',
      brow: [6, 6],
      nose: 16,
      mouth: 'smile',
      lip: '#A33A30',
      age: 1,
    },
    head: wrap(c, C.ochre, '#5E2412', 'eye'),
    body: jacket(c, dress('#24150E', C.gold, '#A33F1F'), KENTE),
    jewels: earrings('disc', C.gold),
    tilt: -3,
    at: [306, 322, 1.16],
  });
}

/** Portrait 2: a man in his fifties, shaved head, square glasses, grey goatee, suit and tie, before hung indigo cloth. */
export function team2(): Canvas {
  const c = new Canvas('t2', 600, 720);
  const bands = [0, 1, 2, 3, 4].map(
    (i) =>
      rect(i * 124 - 6, 0, 104, 720, i % 2 ? '#3B3274' : '#453A86') +
      path(
        weave(
          (['lozenge', 'cross', 'frame', 'cross', 'lozenge'] as const)[i] ?? 'lozenge',
          9,
          quad([i * 124 + 76, 0], [i * 124 + 76, 720], [i * 124 + 16, 720], [i * 124 + 16, 0]),
        ),
        alpha('#B7A8FF', 0.42),
        { 'fill-rule': 'evenodd' },
      ),
  );
  const scene = bands.join('') + halo(c, 'light', [220, 200, 420], '#B7A8FF', 0.5);
  return portrait(c, '#221C4A', scene, {
    look: {
      skin: '#4A2A1A',
      cheek: 63,
      jaw: 54,
      chin: 92,
      turn: 0.15,
      eyes: 'hooded',
      brow: [7, 1, '#6F655A'],
      nose: 20,
      mouth: 'calm',
      lip: '#7E4034',
      beard: ['goatee', '#9B9185'],
      glasses: ['square', '#17100C'],
      age: 1,
    },
    head: shaved('#4A2A1A'),
    body: suit(c, dress('#2C3350', C.gold, '#9C3A22'), [
      ['eye', 2, 1, C.gold],
      ['plain', 1, 0.4, C.gold],
      ['eye', 2, 1, C.gold],
      ['plain', 1, 0.4, C.gold],
      ['eye', 2, 1, C.gold],
    ]),
    neckWidth: 46,
    tilt: 0,
    at: [300, 292, 1.24],
  });
}

/** Portrait 3: a woman of thirty, long plaits over her shoulder, hoops, draped cloth, among leaves. */
export function team3(): Canvas {
  const c = new Canvas('t3', 600, 720);
  const leaf = 'M0 0C-54-60-60-170 0-270C60-170 54-60 0 0z';
  const leaves = (
    [
      [70, 420, -34, 1.3],
      [560, 380, 30, 1.35],
      [170, 210, -14, 1.1],
      [470, 190, 16, 1.1],
      [20, 690, -58, 1.2],
      [590, 680, 54, 1.2],
      [320, 170, 2, 1],
    ] as const
  ).map(([x, y, a, s], i) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${a}) scale(${s})` },
      path(leaf, i % 2 ? '#3B7A48' : '#2C6239'),
      stroke(
        'M0 0V-250M0-60L-34-110M0-60L34-110M0-110L-38-164M0-110L38-164M0-164L-28-210M0-164L28-210',
        alpha('#BFE3A6', 0.4),
        4,
      ),
    ),
  );
  const skin = '#99633F';
  return portrait(c, '#1F4A2C', leaves.join('') + halo(c, 'light', [240, 260, 380], '#D8EFA0', 0.42), {
    look: {
      skin,
      cheek: 55,
      jaw: 38,
      chin: 93,
      turn: 0.7,
      eyes: 'round',
      brow: [5, 5],
      nose: 13,
      mouth: 'smile',
      lip: '#B4483C',
      age: 0,
    },
    head: braids(),
    body: drapeCloth(
      c,
      dress(C.gold, '#5E2412', '#8E3216'),
      [
        ['plain', 1, 20, C.ink],
        ['triPair', 9, 34, '#7A2A14'],
        ['plain', 1, 12, C.ink],
        ['hourglass', 9, 40, '#24502F'],
        ['plain', 1, 12, C.ink],
        ['triPair', 9, 34, '#7A2A14'],
        ['plain', 1, 40, C.ink],
      ],
      skin,
    ),
    jewels: stroke(circle(-60, 54, 25), C.gold, 5),
    neckWidth: 32,
    tilt: 4,
    at: [318, 300, 1.18],
  });
}

/** Portrait 4: an old man, embroidered cap, long white beard, ample robe, before an earthen gate. */
export function team4(): Canvas {
  const c = new Canvas('t4', 600, 720);
  const pegs = [...Array(4).keys()].flatMap((row) =>
    [40, 122, 478, 560].map((x) => [x, 306 + row * 108] as const),
  );
  const scene = [
    path(
      'M0 190Q40 120 80 190Q120 110 160 190Q200 90 240 160Q300 20 360 160Q400 90 440 190Q480 110 520 190Q560 120 600 190V720H0z',
      '#C2803A',
    ),
    path('M150 720V420C150 270 220 190 300 170C380 190 450 270 450 420V720z', '#6E3B17'),
    path('M178 720V424C178 292 236 222 300 204C364 222 422 292 422 424V720z', '#F0BE6C'),
    ...pegs.map(([x, y]) => rect(x - 22, y, 44, 11, '#6E3B17', { rx: 5 })),
    halo(c, 'light', [270, 320, 300], '#FFF0C4', 0.7),
  ].join('');
  return portrait(c, '#F2CF93', scene, {
    look: {
      skin: '#472B1C',
      cheek: 55,
      jaw: 40,
      chin: 96,
      turn: -0.15,
      eyes: 'laughing',
      brow: [8, 2, '#E9E0D2'],
      nose: 18,
      mouth: 'smile',
      lip: '#7A4034',
      beard: ['full', '#F1EADF'],
      age: 2,
    },
    head: cap('#8E2F1A', C.gold, 'eye'),
    body: boubou(c, dress('#F4E8D2', '#8E3216', '#D9B98A'), [
      ['tri', 14, 26, C.ochre],
      ['plain', 1, 6, C.gold, C.gold],
      ['eye', 9, 34, C.gold],
      ['plain', 1, 6, C.gold, C.gold],
    ]),
    neckWidth: 34,
    tilt: 3,
    at: [300, 330, 1.14],
  });
}

/** Portrait 5: a woman of forty-five, fanned head-tie, round glasses, coral beads and lace, laughing, before open fans. */
export function team5(): Canvas {
  const c = new Canvas('t5', 600, 720);
  const fan = () =>
    textile(
      [
        ['tri', 9, 16, '#D9604A'],
        ['plain', 1, 6, '#D9604A', '#D9604A'],
        ['plain', 1, 30, '#D9604A', '#7E2420'],
        ['plain', 1, 6, '#B8432F', '#B8432F'],
      ],
      ring(0, 0, 96, 0, 180, 360),
    );
  const fans = [...Array(28).keys()].map((i) => {
    const row = Math.floor(i / 4);
    return c.use('fan', fan, `translate(${(i % 4) * 192 + (row % 2 ? -6 : 90)} ${96 + row * 104})`);
  });
  const skin = '#5A3320';
  const beads = [0, 1, 2].flatMap((row) =>
    [...Array(13 + row * 2).keys()].map((i) => {
      const [x, y] = polar(0, 108, 74 + row * 20, 22 + (i * 136) / (12 + row * 2));
      return disc(x, y + row * 2, 8.5, row === 1 ? '#F08A5A' : '#E0523A');
    }),
  );
  return portrait(c, '#6B1F1A', fans.join('') + halo(c, 'light', [300, 260, 420], '#F6A07A', 0.45), {
    look: {
      skin,
      cheek: 65,
      jaw: 53,
      chin: 84,
      turn: -0.45,
      eyes: 'laughing',
      brow: [6, 7],
      nose: 19,
      mouth: 'laugh',
      lip: '#B2303A',
      glasses: ['round', C.gold],
      age: 0,
    },
    head: gele(c, '#6A4FC0', C.gold),
    body: lace(c, dress('#EADFF8', '#8E7BEF', '#6A4FC0'), skin) + beads.join(''),
    jewels: earrings('lozenge', '#E0523A'),
    neckWidth: 38,
    tilt: -5,
    at: [296, 336, 1.14],
  });
}

/** Portrait 6: a man of twenty-seven, short locks, headphones round his neck, knit, before a wall of signals. */
export function team6(): Canvas {
  const c = new Canvas('t6', 600, 720);
  const bars = [...Array(17).keys()].map((i) => {
    const h = 70 + Math.round(Math.abs(Math.sin(i * 1.7)) * 330);
    return rect(12 + i * 35, 470 - h, 20, h, i % 3 ? '#2E6E72' : '#E0A23F', { rx: 4 });
  });
  const scene =
    bars.join('') +
    path(weave('dots', 17, strip(6, 486, 595, 30)), '#57A3A0') +
    halo(c, 'light', [350, 250, 380], '#BFF0E2', 0.35);
  const phones = [
    stroke('M-84 226C-100 170-84 134-42 124M84 226C100 170 84 134 42 124', '#14100C', 15),
    stroke('M-90 196C-94 160-80 140-50 130', alpha('#F6EBDA', 0.5), 4),
    group(
      { transform: 'translate(-82 236) rotate(14)' },
      rect(-24, -34, 48, 74, '#14100C', { rx: 20 }),
      rect(-14, -24, 28, 54, C.ochre, { rx: 13 }),
    ),
    group(
      { transform: 'translate(82 236) rotate(-14)' },
      rect(-24, -34, 48, 74, '#14100C', { rx: 20 }),
      rect(-14, -24, 28, 54, '#B9701F', { rx: 13 }),
    ),
  ].join('');
  return portrait(c, '#1B4A50', scene, {
    look: {
      skin: '#7D4E31',
      cheek: 57,
      jaw: 46,
      chin: 92,
      turn: 0.55,
      eyes: 'almond',
      brow: [8, 2],
      nose: 17,
      mouth: 'smile',
      lip: '#95503E',
      beard: ['stubble', '#2A170D99'],
      age: 0,
    },
    head: locks(),
    body:
      knit(c, dress('#C8542E', C.gold, '#8E3216'), [
        ['plain', 1, 5, C.gold, C.gold],
        ['lozenge', 13, 36, C.ink, C.gold],
        ['plain', 1, 5, '#1B4A50', '#1B4A50'],
        ['tri', 24, 22, C.bone],
      ]) + phones,
    neckWidth: 41,
    tilt: 5,
    at: [290, 318, 1.2],
  });
}
