import { sprinkle } from './fabric.ts';
import { boubou, collar, type Dress, drapeCloth, jacket } from './garment.ts';
import { earrings, type Face, face, neck } from './head.ts';
import { afro, cap, crop, flatTop, gele, type Headwear, wrap } from './headwear.ts';
import { halo } from './light.ts';
import { type Motif, type Row, textile } from './motifs.ts';
import { alpha, C, mix, SKIN } from './palette.ts';
import { Canvas, group, rect } from './svg.ts';
import { ring } from './warp.ts';

/** Plain wall with a tone-on-tone cloth and a woven nimbus, then one bust. */
function portrait(
  prefix: string,
  wall: string,
  motif: Motif,
  nimbus: string,
  figure: (canvas: Canvas) => string,
): Canvas {
  const canvas = new Canvas(prefix, 600, 720);
  const tone = mix(wall, C.ink, 0.22);
  const ringRows: readonly Row[] = [
    ['tri', 36, 26, nimbus],
    ['plain', 1, 6, nimbus, nimbus],
    ['plain', 1, 10, nimbus],
    ['dots', 40, 14, nimbus],
  ];
  canvas.add(
    rect(0, 0, 600, 720, sprinkle(canvas, 'wall', 75, motif, [tone, wall])),
    halo(canvas, 'light', [260, 270, 430], mix(nimbus, '#FFE3A0', 0.5), 0.5),
    textile(ringRows, ring(300, 300, 262, 200)),
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
          [100, alpha(C.ink, 0.5)],
        ],
      ),
    ),
    group({ transform: 'translate(300 306) scale(1.2)' }, figure(canvas)),
  );
  return canvas;
}

function bust(
  canvas: Canvas,
  head: Headwear,
  look: Face,
  dress: string,
  jewels = '',
  neckWidth = 36,
): string {
  return head.back + neck(look.skin, neckWidth) + dress + jewels + face(canvas, look) + head.front;
}

const dress = (ground: string, thread: string, second: string): Dress => ({ ground, thread, second });

const KENTE: readonly Row[] = [
  ['tri', 6, 1, C.gold],
  ['plain', 1, 0.3, C.gold, C.gold],
  ['eye', 5, 1.2, C.bone],
  ['plain', 1, 0.3, C.gold, C.gold],
  ['tri', 6, 1, C.gold],
  ['plain', 1, 0.3, C.gold, C.gold],
  ['eye', 5, 1.2, C.bone],
];
const BEADS: readonly Row[] = [
  ['tri', 22, 16, C.gold],
  ['plain', 1, 5, C.terracotta, C.terracotta],
  ['block', 22, 12, C.bone, '#3A160D'],
  ['plain', 1, 5, C.gold, C.gold],
];

/** Portrait 1: woman, wrapped cloth, tailored jacket. */
export function team1(): Canvas {
  return portrait('t1', '#8E3D1B', 'eye', C.gold, (c) =>
    bust(
      c,
      wrap(c, C.ochre, '#5E2412', 'eye'),
      { skin: SKIN[2], build: 'soft', eyes: 'open' },
      jacket(c, dress('#24150E', C.gold, '#A33F1F'), KENTE),
      earrings('disc', C.gold),
    ),
  );
}

/** Portrait 2: man, close crop, short beard, jacket. */
export function team2(): Canvas {
  return portrait('t2', '#3A2A5E', 'chevron', C.violet, (c) =>
    bust(
      c,
      crop(),
      { skin: SKIN[0], build: 'square', eyes: 'open', beard: 'short', glasses: true },
      jacket(c, dress('#4A2013', C.gold, '#2A2258'), KENTE),
      '',
      42,
    ),
  );
}

/** Portrait 3: woman, round hair, draped cloth. */
export function team3(): Canvas {
  return portrait('t3', '#24502F', 'triPair', C.leaf, (c) =>
    bust(
      c,
      afro('#160C08', C.terracotta),
      { skin: SKIN[4], build: 'soft', eyes: 'open' },
      drapeCloth(
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
        SKIN[4],
      ),
      collar(BEADS, 86, 46) + earrings('lozenge', C.gold),
    ),
  );
}

/** Portrait 4: older man, embroidered cap, robe. */
export function team4(): Canvas {
  return portrait('t4', '#A8701F', 'lozenge', '#FFE3A0', (c) =>
    bust(
      c,
      cap('#5E2412', C.gold, 'eye'),
      { skin: SKIN[1], build: 'square', eyes: 'open', elder: true, beard: 'short', beardTone: '#CFC3B2' },
      boubou(c, dress('#F0E2CB', '#8E3216', '#D9B98A'), [
        ['tri', 14, 26, C.ochre],
        ['plain', 1, 6, C.gold, C.gold],
        ['eye', 9, 34, C.gold],
        ['plain', 1, 6, C.gold, C.gold],
      ]),
      '',
      40,
    ),
  );
}

/** Portrait 5: woman, fanned head-tie, robe. */
export function team5(): Canvas {
  return portrait('t5', '#6B1F1A', 'hourglass', C.crimson, (c) =>
    bust(
      c,
      gele(c, '#6A4FC0', C.gold),
      { skin: SKIN[1], build: 'soft', eyes: 'open', elder: true },
      boubou(c, dress('#2A2258', C.gold, '#5A4BC0'), [
        ['chevron', 12, 28, C.gold],
        ['plain', 1, 6, C.violet, C.violet],
        ['lozenge', 11, 30, C.violet],
        ['plain', 1, 6, C.gold, C.gold],
      ]),
      earrings('long', C.gold),
    ),
  );
}

/** Portrait 6: young man, flat-top, jacket in leaf green. */
export function team6(): Canvas {
  return portrait('t6', '#4A3A2A', 'steps', C.ochre, (c) =>
    bust(
      c,
      flatTop(),
      { skin: SKIN[3], build: 'square', eyes: 'open', beard: 'short', beardTone: '#24150E' },
      jacket(c, dress('#1F5A30', C.gold, '#B9701F'), KENTE, '#24150E'),
      '',
      40,
    ),
  );
}
