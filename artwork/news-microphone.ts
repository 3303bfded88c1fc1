import { backdrop, halo } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, path, rect, stroke } from './svg.ts';
import { ring, strip } from './warp.ts';

/** Voices: a studio microphone among the waves of what is said. */
export function newsMicrophone(): Canvas {
  const canvas = new Canvas('nm', 1200, 800);
  const steel = canvas.linear(
    'steel',
    [470, 0, 730, 0],
    [
      [0, '#8E4A14'],
      [28, '#F2C45A'],
      [46, '#FFF0BF'],
      [70, '#D9902F'],
      [100, '#6B2F10'],
    ],
  );
  const levels = [...Array(33).keys()].flatMap((i) => {
    const x = 24 + i * 36;
    const off = Math.abs(x - 600);
    if (off < 190) return [];
    const h = 40 + Math.abs(Math.sin(i * 1.35) * Math.cos(i * 0.6)) * 420 * (1 - off / 760);
    return [rect(x - 8, 370 - h / 2, 16, h, i % 4 === 0 ? C.gold : '#8E7BEF', { rx: 8 })];
  });
  canvas.add(
    backdrop(canvas, [600, 360, 800], ['#5A4BC0', '#2A2258', '#110D26']),
    textile(
      [
        ['zigzag', 60, 44, alpha('#B7A8FF', 0.5)],
        ['plain', 1, 40, C.violet],
        ['lozenge', 44, 40, alpha('#B7A8FF', 0.4)],
      ],
      ring(600, 360, 420, 236),
    ),
    levels.join(''),
    halo(canvas, 'halo', [600, 330, 420], '#FFD08A', 0.5),
    stroke('M430 340V420C430 520 508 586 600 586S770 520 770 420V340', '#110D26', 30, {
      'stroke-linecap': 'round',
    }),
    stroke('M430 340V420C430 520 508 586 600 586S770 520 770 420V340', '#B9701F', 12, {
      'stroke-linecap': 'round',
    }),
    rect(582, 580, 36, 140, '#B9701F'),
    path('M450 760Q460 704 600 704T750 760V800H450z', '#110D26'),
    path(weave('tri', 10, strip(468, 724, 264, 30)), C.gold),
    rect(482, 130, 236, 394, steel, { rx: 118 }),
    rect(500, 148, 200, 358, '#2A1408', { rx: 100 }),
    path(weave('frame', 5, strip(512, 196, 176, 44)) + weave('frame', 5, strip(512, 250, 176, 44)), C.gold, {
      'fill-rule': 'evenodd',
    }),
    rect(482, 312, 236, 44, steel),
    path(weave('eye', 6, strip(492, 318, 216, 32)), '#5E2412', { 'fill-rule': 'evenodd' }),
    path(weave('bars', 9, strip(516, 374, 168, 92)), C.ochre),
  );
  return canvas;
}
