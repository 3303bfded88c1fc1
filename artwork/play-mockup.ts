import { groupEmblem } from './emblems.ts';
import { halo } from './light.ts';
import type { Motif } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { playButton, programme, progress, shell, thumb } from './screens.ts';
import { Canvas, disc, oval, path, rect } from './svg.ts';

/** The four channels, then the platform: motif, colour, ground. */
const SHELF: readonly (readonly [Motif, string, string])[] = [
  ['tri', C.crimson, '#3A1411'],
  ['eye', C.sun, '#3A2610'],
  ['chevron', C.violet, '#221B42'],
  ['lozenge', C.leaf, '#14301D'],
  ['hourglass', C.ochre, '#3A1E10'],
  ['steps', C.gold, '#4A2013'],
];

function shelf(x: number, y: number, w: number, h: number, gap: number, n: number, from: number): string {
  return Array.from({ length: n }, (_, i) => {
    const [motif, color, ground] = SHELF[(i + from) % SHELF.length] ?? ['tri', C.ochre, C.ink];
    return thumb([x + i * (w + gap), y, w, h], motif, color, ground, w > h ? 3 : 2);
  }).join('');
}

const line = (x: number, y: number, w: number, h: number, strength = 0.8) =>
  rect(x, y, w, h, alpha(C.bone, strength), { rx: h / 2 });

function television(canvas: Canvas): string {
  return [
    path('M470 606H690L742 664H418z', '#0C0907'),
    rect(400, 660, 360, 12, '#3A2618', { rx: 6 }),
    shell([90, 60, 980, 552], 24, 14),
    programme(canvas, 'tv', [104, 74, 952, 340], 0.62),
    rect(
      104,
      74,
      560,
      340,
      canvas.linear(
        'scrim',
        [104, 0, 664, 0],
        [
          [0, alpha(C.ink, 0.92)],
          [100, alpha(C.ink, 0)],
        ],
      ),
    ),
    groupEmblem(152, 116, 22, C.ochre, C.ochre),
    line(200, 110, 70, 12),
    line(292, 110, 54, 12, 0.4),
    line(368, 110, 62, 12, 0.4),
    line(140, 196, 300, 30, 1),
    line(140, 242, 220, 30, 1),
    line(140, 294, 260, 10, 0.5),
    rect(140, 328, 150, 50, C.ochre, { rx: 25 }),
    path('M196 340L196 366L218 353z', C.ink),
    line(230, 348, 36, 10, 1),
    rect(306, 328, 50, 50, alpha(C.bone, 0.2), { rx: 25 }),
    path('M329 343H333V351H341V355H333V363H329V355H321V351H329z', C.bone),
    line(130, 432, 110, 12),
    shelf(130, 458, 172, 100, 16, 5, 0),
    rect(506, 570, 172, 5, alpha(C.bone, 0.2), { rx: 2.5 }),
    rect(506, 570, 108, 5, C.ochre, { rx: 2.5 }),
  ].join('');
}

function tablet(canvas: Canvas): string {
  return [
    shell([40, 500, 460, 332], 28, 16),
    programme(canvas, 'tab', [56, 516, 428, 206], 0.7),
    playButton(170, 616, 38),
    progress(84, 694, 372, 8, 0.46),
    shelf(74, 740, 88, 62, 14, 4, 2),
  ].join('');
}

function phone(canvas: Canvas): string {
  const [x, y] = [880, 330];
  return [
    shell([x, y, 256, 520], 40, 12),
    rect(x + 88, y + 20, 80, 14, '#0C0907', { rx: 7 }),
    groupEmblem(x + 42, y + 62, 15, C.ochre, C.ochre),
    line(x + 66, y + 57, 60, 10),
    disc(x + 218, y + 62, 12, alpha(C.bone, 0.25)),
    programme(canvas, 'tel', [x + 12, y + 90, 232, 156], 0.5),
    playButton(x + 128, y + 193, 26),
    progress(x + 30, y + 264, 196, 6, 0.58),
    line(x + 30, y + 286, 120, 12, 1),
    line(x + 30, y + 308, 80, 8, 0.4),
    shelf(x + 30, y + 336, 92, 66, 14, 2, 0),
    shelf(x + 30, y + 416, 92, 66, 14, 2, 2),
    rect(x + 82, y + 496, 92, 6, alpha(C.bone, 0.6), { rx: 3 }),
  ].join('');
}

/** Obouo Play on a television, a tablet and a phone; an illustration, not a capture. */
export function playMockup(): Canvas {
  const canvas = new Canvas('pm', 1200, 900);
  canvas.add(
    halo(canvas, 'halo', [600, 450, 450], C.ochre, 0.4),
    oval(
      590,
      846,
      520,
      30,
      canvas.radial(
        'ground',
        [0, 0, 1],
        [
          [0, alpha('#0C0907', 0.7)],
          [100, alpha('#0C0907', 0)],
        ],
        { gradientUnits: 'objectBoundingBox', cx: 0.5, cy: 0.5, r: 0.5 },
      ),
    ),
    television(canvas),
    tablet(canvas),
    phone(canvas),
  );
  return canvas;
}
