import { halo } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, disc, group, path, rect, stroke } from './svg.ts';
import { drape, ring, strip } from './warp.ts';

/** The road of water: a pirogue under its sail, towards the other bank. */
export function newsRiver(): Canvas {
  const canvas = new Canvas('nr', 1200, 800);
  const sky = canvas.linear(
    'sky',
    [0, 0, 0, 500],
    [
      [0, '#24406E'],
      [45, '#B8567A'],
      [100, '#F7B267'],
    ],
  );
  const water = canvas.linear(
    'water',
    [0, 500, 0, 800],
    [
      [0, '#D98A5A'],
      [30, '#5A4A86'],
      [100, '#16233F'],
    ],
  );
  const glints = [
    [820, 520, 300],
    [800, 556, 220],
    [850, 592, 150],
    [810, 634, 190],
    [260, 570, 120],
    [180, 640, 180],
    [420, 700, 140],
    [980, 700, 160],
  ] as const;
  const sail = 'M470 560L520 150Q700 250 708 470z';
  canvas.add(
    rect(0, 0, 1200, 800, sky),
    halo(canvas, 'halo', [820, 420, 420], '#FFF0C4', 0.85),
    disc(820, 420, 130, '#FFF0C4'),
    textile(
      [
        ['tri', 30, 26, '#F6D08A'],
        ['plain', 1, 10, C.gold],
      ],
      ring(820, 420, 172, 136, 180, 360),
    ),
    path('M0 470Q120 400 250 440T520 452Q700 400 880 448T1200 420V510H0z', '#6E3A66'),
    textile(
      [['triPair', 34, 1, alpha('#F7B267', 0.55)]],
      drape(
        0,
        1200,
        (x) => 470 + Math.sin(x / 150) * 6,
        (x) => 496 + Math.sin(x / 150) * 4,
      ),
    ),
    rect(0, 500, 1200, 300, water),
    ...glints.map(([x, y, w]) => rect(x - w / 2, y, w, 9, alpha('#FFE3B0', 0.65), { rx: 4.5 })),
    group(
      { transform: 'translate(-40 24)' },
      stroke('M510 130L476 620', '#2A1210', 12),
      path(sail, '#F3E3C4'),
      group(
        { 'clip-path': canvas.clip('sail', path(sail, '#fff')) },
        textile(
          [
            ['plain', 1, 60, C.ink],
            ['chevron', 9, 34, '#C2532D'],
            ['plain', 1, 24, C.ink],
            ['eye', 8, 50, '#24406E'],
            ['plain', 1, 24, C.ink],
            ['tri', 12, 40, '#D9902F'],
            ['plain', 1, 24, C.ink],
            ['chevron', 9, 34, '#C2532D'],
            ['plain', 1, 40, C.ink],
          ],
          strip(440, 150, 290, 400),
        ),
        path('M640 150L708 470L600 520V150z', alpha('#2A1210', 0.2)),
      ),
      path('M226 572Q500 660 900 560Q836 690 560 690T226 572z', '#3A1620'),
      path(
        weave(
          'lozenge',
          20,
          drape(
            300,
            830,
            (x) => 618 + Math.sin(((x - 300) / 530) * Math.PI) * 20,
            (x) => 648 + Math.sin(((x - 300) / 530) * Math.PI) * 22,
          ),
        ),
        C.gold,
      ),
      path('M360 606C356 560 366 530 384 522C402 530 414 562 410 620z', '#8E2F1A'),
      disc(385, 504, 21, '#1A0B0B'),
      path('M364 498Q385 470 408 498z', C.gold),
      stroke('M398 548L300 700', '#1A0B0B', 8),
    ),
  );
  return canvas;
}
