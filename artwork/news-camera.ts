import { backdrop, halo, rays } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, disc, group, path, rect, stroke } from './svg.ts';
import { ring, strip } from './warp.ts';

/** Film reel of the camera. */
const reel = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#0E2226') +
  textile([['tri', 28, 1, C.gold]], ring(x, y, r - 4, r - 20)) +
  disc(x, y, r - 26, '#1D4A50') +
  [0, 72, 144, 216, 288]
    .map((a) =>
      disc(
        x + Math.cos((a * Math.PI) / 180) * r * 0.42,
        y + Math.sin((a * Math.PI) / 180) * r * 0.42,
        r * 0.17,
        '#0E2226',
      ),
    )
    .join('') +
  disc(x, y, r * 0.12, C.gold);

/** Shooting: a film camera on its tripod, before the disc of a low sun. */
export function newsCamera(): Canvas {
  const canvas = new Canvas('nk', 1200, 800);
  canvas.add(
    backdrop(canvas, [700, 380, 820], ['#2F8A86', '#17545A', '#0A1F26']),
    rays(
      canvas,
      'rays',
      [720, 420, 900],
      [...Array(18).keys()].map((i) => [i * 20, 4] as const),
      '#BFF0E2',
      0.16,
    ),
    halo(canvas, 'halo', [720, 420, 460], '#FFD98A', 0.7),
    disc(720, 420, 236, '#F2B650'),
    textile(
      [
        ['tri', 44, 40, '#E8743A'],
        ['plain', 1, 8, C.gold],
        ['dots', 44, 20, '#FFE9B8'],
      ],
      ring(720, 420, 300, 226),
    ),
    path('M0 700Q300 600 620 672T1200 640V800H0z', '#0E2A30'),
    path('M0 744Q420 660 760 726T1200 706V800H0z', '#081A20'),
    stroke('M548 560L440 800M560 560L566 800M572 560L700 800', '#06141A', 20, { 'stroke-linecap': 'round' }),
    rect(520, 520, 86, 54, '#06141A', { rx: 8 }),
    reel(470, 196, 92),
    reel(648, 176, 108),
    rect(392, 286, 330, 240, '#0E2226', { rx: 18 }),
    rect(392, 286, 330, 56, '#16393E', { rx: 18 }),
    path(weave('frame', 6, strip(414, 400, 286, 56)), C.gold, { 'fill-rule': 'evenodd' }),
    path(weave('zigzag', 12, strip(414, 470, 286, 36)), '#E8743A'),
    disc(440, 314, 12, '#E0523A'),
    path('M722 348L800 320V492L722 464z', '#16393E'),
    path('M800 296L886 262V550L800 516z', '#06141A'),
    group(
      { transform: 'translate(886 406) scale(.3 1)' },
      disc(0, 0, 144, '#06141A'),
      disc(0, 0, 112, '#57A3A0'),
      disc(-30, -30, 50, alpha('#FFF6E6', 0.75)),
    ),
    rect(330, 360, 62, 40, '#06141A', { rx: 8 }),
  );
  return canvas;
}
