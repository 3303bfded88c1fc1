import { arc } from './emblems.ts';
import { backdrop, halo } from './light.ts';
import { type Row, textile } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { playButton, programme, progress, shell } from './screens.ts';
import { Canvas, disc, path, rect, stroke } from './svg.ts';
import { drape, ring } from './warp.ts';

const HUB = [236, 400] as const;

/** Ribbon of signal: wide when the screen is large, a thread when it is small. */
function ribbon(x1: number, y1: number, h0: number, h1: number, y0: number, rows: readonly Row[]): string {
  const x0: number = HUB[0];
  const ease = (x: number) => {
    const t = Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));
    return 0.5 - Math.cos(t * Math.PI) / 2;
  };
  const mid = (x: number) => y0 + (y1 - y0) * ease(x);
  const half = (x: number) => (h0 + (h1 - h0) * ease(x)) / 2;
  return textile(
    rows,
    drape(
      x0,
      x1,
      (x) => mid(x) - half(x),
      (x) => mid(x) + half(x),
      36,
    ),
  );
}

/** Technology: one signal, adapted to each screen. */
export function newsTechnology(): Canvas {
  const canvas = new Canvas('nt', 1200, 800);
  const [hx, hy] = HUB;
  const grid = [700, 590, 480, 370, 260]
    .map((r) => stroke(arc(hx, hy, r, -60, 60), alpha(C.ochre, 0.16), 3))
    .join('');
  const tv = [690, 74, 440, 268] as const;
  const tablet = [760, 404, 300, 196] as const;
  const phone = [884, 654, 168, 92] as const;
  canvas.add(
    backdrop(canvas, [hx + 60, hy, 1000], ['#7A3219', '#2A140D', C.ink]),
    grid,
    halo(canvas, 'halo', [hx, hy, 380], '#FFB45A', 0.65),
    ribbon(690, 208, 92, 168, 318, [
      ['plain', 1, 5, C.gold, C.gold],
      ['eye', 14, 40, '#4A1C11', C.ochre],
      ['plain', 1, 5, '#24100A', '#24100A'],
      ['tri', 22, 26, C.gold, '#8E3216'],
      ['plain', 1, 5, C.gold, C.gold],
    ]),
    ribbon(884, 700, 56, 34, 478, [
      ['plain', 1, 4, C.bone, C.bone],
      ['hourglass', 34, 24, '#F6EBDA', '#5A3A8E'],
      ['plain', 1, 4, C.bone, C.bone],
    ]),
    ribbon(760, 502, 70, 88, 400, [
      ['plain', 1, 4, C.bone, C.bone],
      ['chevron', 20, 30, C.bone, C.terracotta],
      ['plain', 1, 4, C.bone, C.bone],
    ]),
    shell(tv, 18, 12),
    programme(canvas, 'tv', [702, 86, 416, 244]),
    playButton(800, 190, 40),
    progress(728, 300, 364, 8, 0.62),
    path('M860 342H960L990 372H830z', '#0C0907'),
    shell(tablet, 20, 12),
    programme(canvas, 'tab', [772, 416, 276, 172]),
    playButton(840, 490, 26),
    progress(790, 566, 240, 7, 0.4),
    shell(phone, 16, 8),
    programme(canvas, 'tel', [892, 662, 152, 76]),
    playButton(926, 696, 15),
    progress(904, 726, 128, 5, 0.25),
    // Quality steps beside each screen: three bars, two, one.
    ...[
      [1092, 560, 3],
      [1080, 738, 2],
    ].map(([x = 0, y = 0, n = 0]) =>
      [0, 1, 2]
        .map((i) =>
          rect(x + i * 20, y - 22 - i * 20, 13, 22 + i * 20, i < n ? C.gold : alpha(C.bone, 0.2), { rx: 3 }),
        )
        .join(''),
    ),
    textile(
      [
        ['tri', 24, 26, C.gold, '#34140D'],
        ['plain', 1, 6, C.gold, C.gold],
        ['block', 20, 30, C.ochre, '#4A1C11'],
        ['plain', 1, 6, '#24100A', '#24100A'],
      ],
      ring(hx, hy, 168, 92),
    ),
    disc(
      hx,
      hy,
      94,
      canvas.radial(
        'core',
        [hx, hy, 94],
        [
          [0, '#FFF3D0'],
          [60, C.gold],
          [100, C.ochre],
        ],
      ),
    ),
    path(`M${hx - 26} ${hy - 44}L${hx + 48} ${hy}L${hx - 26} ${hy + 44}z`, '#5E2412'),
  );
  return canvas;
}
