import { clapper } from './art-hivowood.ts';
import { boubou, collar, drapeCloth, jacket } from './garment.ts';
import { fist, joined, sleeve } from './hands.ts';
import { earrings, face, neck } from './head.ts';
import { bald, cap, crop, gele, toque } from './headwear.ts';
import { type Row, weave } from './motifs.ts';
import { C, mix, SKIN } from './palette.ts';
import { Canvas, disc, group, oval, path, poly, rect, stroke } from './svg.ts';
import { ring, strip } from './warp.ts';

function stage(...shapes: string[]): string {
  return group({ transform: 'translate(240 232)' }, ...shapes);
}

const cuff = (accent: string, ground: string): readonly Row[] => [
  ['plain', 1, 4, C.gold, C.gold],
  ['tri', 5, 18, accent, ground],
  ['plain', 1, 4, C.gold, C.gold],
];

/** Hivowood: an actress and director, clapperboard in hand. */
export function characterHivowood(): Canvas {
  const canvas = new Canvas('ch', 480, 640);
  const skin = SKIN[2];
  const head = gele(canvas, C.crimson, C.gold);
  canvas.add(
    stage(
      head.back,
      neck(skin),
      drapeCloth(
        canvas,
        { ground: C.crimson, thread: C.gold, second: C.wine },
        [
          ['plain', 1, 30, C.gold],
          ['chevron', 9, 30, C.gold],
          ['plain', 1, 14, C.gold],
          ['eye', 8, 46, '#FFD9A0', '#A92F24'],
          ['plain', 1, 14, C.gold],
          ['chevron', 9, 30, C.gold],
          ['plain', 1, 60, C.gold],
        ],
        skin,
      ),
      collar(
        [
          ['tri', 22, 16, C.gold],
          ['plain', 1, 6, '#5A1A17', '#5A1A17'],
          ['block', 22, 14, C.bone, C.crimson],
          ['plain', 1, 5, C.gold, C.gold],
        ],
        88,
        46,
      ),
      earrings('long', C.gold),
      face(canvas, { skin, build: 'soft', eyes: 'open' }),
      head.front,
      group({ transform: 'translate(-196 282) rotate(-9)' }, clapper(176)),
      stroke('M-212 470Q-190 410-132 400', skin, 46),
      group({ transform: 'translate(-118 390) rotate(70)' }, fist(skin)),
    ),
  );
  return canvas;
}

/** Obouo TV: a host and musician at the microphone. */
export function characterObouoTv(): Canvas {
  const canvas = new Canvas('co', 480, 640);
  const skin = SKIN[1];
  const head = crop('#24150E', C.sun);
  canvas.add(
    stage(
      neck(skin, 40),
      jacket(
        canvas,
        { ground: C.sun, thread: '#5E2412', second: '#7A2A14' },
        [
          ['tri', 6, 1, C.sun],
          ['plain', 1, 0.3, C.sun, C.leaf],
          ['eye', 5, 1.3, C.bone],
          ['plain', 1, 0.3, C.sun, C.leaf],
          ['tri', 6, 1, C.sun],
          ['plain', 1, 0.3, C.sun, C.leaf],
          ['eye', 5, 1.3, C.bone],
        ],
        '#24150E',
      ),
      face(canvas, { skin, build: 'square', eyes: 'open', beard: 'short' }),
      head.front,
      sleeve([190, 470], [112, 300], 74, mix(C.sun, '#7A3A14', 0.35), cuff(C.sun, '#7A2A14')),
      group(
        { transform: 'translate(86 176) rotate(-24)' },
        rect(-9, 0, 18, 110, '#14100C', { rx: 6 }),
        rect(-20, -2, 40, 14, C.gold, { rx: 5 }),
        disc(0, -24, 28, '#2A2019'),
        path(weave('lozenge', 8, ring(0, -24, 25, 12)), C.gold),
      ),
      group({ transform: 'translate(108 262) rotate(-24)' }, fist(skin)),
    ),
  );
  return canvas;
}

/** Obouo Inspiration: an elder in prayerful calm. */
export function characterInspiration(): Canvas {
  const canvas = new Canvas('ci', 480, 640);
  const skin = SKIN[0];
  const head = cap('#3B2F86', C.bone, 'lozenge');
  canvas.add(
    stage(
      neck(skin, 38),
      boubou(canvas, { ground: '#4A3C9E', thread: C.bone, second: C.violet }, [
        ['tri', 14, 26, C.bone],
        ['plain', 1, 6, C.violet, C.violet],
        ['eye', 9, 34, C.bone],
        ['plain', 1, 6, C.violet, C.violet],
      ]),
      bald().front,
      face(canvas, {
        skin,
        build: 'square',
        eyes: 'closed',
        elder: true,
        beard: 'full',
        beardTone: '#E9DFD0',
      }),
      head.front,
      group({ transform: 'translate(0 282)' }, joined(mix(skin, SKIN[2], 0.5))),
      sleeve([-214, 480], [-36, 366], 84, '#3B2F86', cuff(C.violet, '#241C4E')),
      sleeve([214, 480], [36, 366], 84, '#2A2258', cuff(C.violet, '#241C4E')),
    ),
  );
  return canvas;
}

/** Marmite Channel: a chef and her ladle. */
export function characterMarmite(): Canvas {
  const canvas = new Canvas('cm', 480, 640);
  const skin = SKIN[3];
  const head = toque(canvas, C.leaf);
  const buttons = [250, 310, 370]
    .map((y) =>
      path(
        poly([
          [-58, y - 11],
          [-48, y],
          [-58, y + 11],
          [-68, y],
        ]) +
          poly([
            [58, y - 11],
            [68, y],
            [58, y + 11],
            [48, y],
          ]),
        C.leaf,
      ),
    )
    .join('');
  canvas.add(
    stage(
      oval(0, -20, 66, 74, '#160C08'),
      disc(-58, 34, 26, '#160C08'),
      disc(58, 34, 26, '#160C08'),
      neck(skin),
      jacket(
        canvas,
        { ground: C.bone, thread: C.leaf, second: '#1F5A30' },
        [
          ['triPair', 5, 1, C.leaf],
          ['plain', 1, 0.3, C.gold, C.gold],
          ['lozenge', 5, 1, C.gold],
          ['plain', 1, 0.3, C.gold, C.gold],
          ['triPair', 5, 1, C.leaf],
          ['plain', 1, 0.3, C.gold, C.gold],
          ['lozenge', 5, 1, C.gold],
        ],
        '#FFF9EE',
      ),
      buttons,
      earrings('disc', C.gold),
      face(canvas, { skin, build: 'soft', eyes: 'open' }),
      head.front,
      group(
        { transform: 'translate(-150 240) rotate(-16)' },
        rect(-7, -40, 14, 220, '#8E4A1C', { rx: 7 }),
        path('M-40-104A40 48 0 0 0 40-104z', '#B9701F'),
        oval(0, -104, 40, 13, '#5E2412'),
        oval(0, -106, 30, 8, C.terracotta),
        rect(-7, -62, 14, 40, '#8E4A1C'),
        path(weave('tri', 6, strip(-30, -94, 60, 16)), C.gold),
      ),
      sleeve([-206, 470], [-140, 380], 76, mix(C.bone, '#B9A27C', 0.5), cuff(C.leaf, '#14301D')),
      group({ transform: 'translate(-132 338) rotate(14)' }, fist(skin)),
    ),
  );
  return canvas;
}
