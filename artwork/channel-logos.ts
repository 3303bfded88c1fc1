import { arc } from './emblems.ts';
import { lettering, wordWidth } from './lettering.ts';
import { type Motif, weave } from './motifs.ts';
import { C } from './palette.ts';
import { Canvas, circle, disc, path, polar, rect, stroke } from './svg.ts';
import { ring, strip } from './warp.ts';

type Line = readonly [word: string, cap: number, weight: number, gap: number];

const TEXT_X = 130;
const TEXT_WIDTH = 182;

/** Two lines of lettering; the shorter one is completed by a strip of cloth in the channel colour. */
function signature(
  prefix: string,
  accent: string,
  motif: Motif,
  emblem: string,
  lines: readonly [Line, Line],
): Canvas {
  const canvas = new Canvas(prefix, 320, 120);
  const [top, bottom] = lines;
  const y0 = (120 - top[1] - bottom[1] - 12) / 2;
  const write = ([word, cap, weight, gap]: Line, y: number, color: string): string => {
    const used = wordWidth(word, cap, weight, gap);
    const room = TEXT_WIDTH - used - 8;
    const filler =
      room < 24
        ? ''
        : path(
            weave(
              motif,
              Math.max(1, Math.round(room / (cap * 0.52))),
              strip(TEXT_X + used + 8, y + cap * 0.26, room, cap * 0.48),
            ),
            accent,
            { 'fill-rule': 'evenodd' },
          );
    return lettering(canvas, word, [TEXT_X, y, cap], color, weight, gap) + filler;
  };
  canvas.add(emblem, write(top, y0, C.bone), write(bottom, y0 + top[1] + 12, accent));
  return canvas;
}

/** Hivowood: a reel with a triangle rim. */
export function logoHivowood(): Canvas {
  const windows = [0, 1, 2, 3, 4].map((i) => circle(...polar(60, 60, 20, i * 72 - 90), 8)).join('');
  const emblem = [
    path(weave('tri', 20, ring(60, 60, 54, 42)), C.crimson),
    path(circle(60, 60, 38) + windows + circle(60, 60, 5), C.crimson, { 'fill-rule': 'evenodd' }),
  ].join('');
  return signature('lh', C.crimson, 'tri', emblem, [
    ['HIVO', 36, 6.6, 7],
    ['WOOD', 36, 6.6, 7],
  ]);
}

/** Obouo TV: a sun rising inside a screen. */
export function logoObouoTv(): Canvas {
  const emblem = [
    stroke('M40 24L54 38M80 24L66 38', C.sun, 6, { 'stroke-linecap': 'round' }),
    rect(11, 36, 98, 68, 'none', { rx: 20, stroke: C.sun, 'stroke-width': 7 }),
    path(weave('tri', 9, ring(60, 92, 44, 30, 180, 360)), C.sun),
    path('M36 92A24 24 0 0 1 84 92z', C.sun),
  ].join('');
  return signature('lo', C.sun, 'lozenge', emblem, [
    ['OBOUO', 34, 6.4, 6],
    ['TV', 34, 6.4, 6],
  ]);
}

/** Obouo Inspiration: a star over dawn arcs. */
export function logoInspiration(): Canvas {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const long = i % 2 === 0 ? 27 : 15;
    const [tip, left, right] = [
      polar(60, 40, long, i * 45),
      polar(60, 40, 6, i * 45 - 60),
      polar(60, 40, 6, i * 45 + 60),
    ];
    return `M${tip.map(Math.round).join(' ')}L${left.map(Math.round).join(' ')}L60 40L${right.map(Math.round).join(' ')}z`;
  }).join('');
  const emblem = [
    path(rays, C.bone),
    disc(60, 40, 6, C.bone),
    stroke(`${arc(60, 104, 47, 180, 226)}${arc(60, 104, 47, 314, 360)}`, C.violet, 7),
    stroke(arc(60, 104, 33, 180, 360), C.violet, 7),
    path('M40 104A20 20 0 0 1 80 104z', C.violet),
  ].join('');
  return signature('li', C.violet, 'chevron', emblem, [
    ['OBOUO', 35, 6.4, 5.8],
    ['INSPIRATION', 20.5, 3.8, 3.8],
  ]);
}

/** Marmite Channel: the pot and its steam. */
export function logoMarmite(): Canvas {
  const emblem = [
    stroke('M46 34L60 24L74 34M46 20L60 10L74 20', C.leaf, 6, { 'stroke-linejoin': 'miter' }),
    path('M16 42H104V51H16zM20 56H100C104 84 88 100 60 100S16 84 20 56z', C.leaf),
    path('M34 94L28 112H38L44 98zM86 94L92 112H82L76 98z', C.leaf),
    stroke('M18 60C6 60 6 78 20 78M102 60C114 60 114 78 100 78', C.leaf, 5),
    path(weave('tri', 5, strip(28, 66, 64, 16)), '#14100C'),
  ].join('');
  return signature('lm', C.leaf, 'tri', emblem, [
    ['MARMITE', 29, 5.4, 4.6],
    ['CHANNEL', 25.4, 4.4, 6.6],
  ]);
}
