import { backdrop, beam, halo } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, circle, disc, group, oval, path, polar, poly, rect, stroke } from './svg.ts';
import { quad, ring, strip } from './warp.ts';

const [CX, CY] = [600, 330];

/** Film reel seen face on, with five windows and a woven rim. */
function filmReel(canvas: Canvas, cx: number, cy: number, r: number): string {
  const holes = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = polar(cx, cy, r * 0.43, i * 72 - 90);
    return circle(x, y, r * 0.165);
  }).join('');
  const plate = canvas.radial(
    'reel',
    [cx, cy, r * 0.7],
    [
      [0, '#FFD9A0'],
      [45, '#F08A4E'],
      [100, C.crimson],
    ],
  );
  return [
    textile(
      [
        ['block', 36, 34, C.gold, '#3A0F0C'],
        ['tri', 30, 50, C.crimson, '#521612'],
        ['plain', 1, 8, C.gold, C.gold],
      ],
      ring(cx, cy, r, r * 0.7),
    ),
    disc(cx, cy, r * 0.7, '#3A0F0C'),
    path(circle(cx, cy, r * 0.67) + holes, plate, { 'fill-rule': 'evenodd' }),
    disc(cx, cy, r * 0.19, '#3A0F0C'),
    path(weave('tri', 12, ring(cx, cy, r * 0.18, r * 0.11)), C.gold),
    disc(cx, cy, r * 0.06, C.bone),
  ].join('');
}

/** Clapperboard with a woven slate; its origin is the hinge. */
export function clapper(w: number): string {
  const h = w * 0.62;
  const bar = w * 0.16;
  return [
    rect(0, 0, w, h, '#1A0B09', { rx: w * 0.03 }),
    rect(0, 0, w, bar, C.bone),
    path(
      weave('bars', 6, quad([bar * 0.5, 0], [w + bar * 0.5, 0], [w - bar * 0.5, bar], [-bar * 0.5, bar])),
      '#1A0B09',
    ),
    textile([['eye', 7, 1, C.crimson]], strip(w * 0.07, h * 0.38, w * 0.86, h * 0.22)),
    textile([['comb', 18, 1, C.gold]], strip(w * 0.07, h * 0.7, w * 0.4, h * 0.16)),
    textile([['dots', 7, 1, C.bone]], strip(w * 0.56, h * 0.7, w * 0.37, h * 0.13)),
    group(
      { transform: 'rotate(-17)' },
      rect(0, -bar - 3, w, bar, C.bone),
      path(
        weave(
          'bars',
          6,
          quad([-bar * 0.5, -bar - 3], [w - bar * 0.5, -bar - 3], [w + bar * 0.5, -3], [bar * 0.5, -3]),
        ),
        '#1A0B09',
      ),
    ),
    disc(bar * 0.35, -2, bar * 0.22, C.crimson),
  ].join('');
}

/** A star seen from behind, her train becoming the carpet. */
function actress(canvas: Canvas): string {
  const gown = canvas.linear(
    'gown',
    [520, 0, 690, 0],
    [
      [0, '#FF7A55'],
      [46, C.crimson],
      [54, '#A92F24'],
      [100, '#7E1F1B'],
    ],
  );
  const skin = canvas.linear(
    'skin',
    [560, 0, 650, 0],
    [
      [0, '#8A5A3A'],
      [55, '#4C2E1D'],
      [100, '#3B2418'],
    ],
  );
  const hem = canvas.clip('hem', path(GOWN, '#fff'));
  return [
    // Arms first: the gown closes over the hands, which rest on the hips.
    stroke('M550 434Q526 478 524 512Q526 536 566 556', '#7C5034', 19, { 'stroke-linejoin': 'round' }),
    stroke('M658 434Q682 478 684 512Q682 536 642 556', '#3B2418', 19, { 'stroke-linejoin': 'round' }),
    path(
      'M588 368C590 394 588 404 570 410C550 416 540 424 544 446C560 470 570 500 572 536H636C638 500 648 470 664 446C668 424 658 416 638 410C620 404 618 394 620 368z',
      skin,
    ),
    textile(
      [
        ['plain', 1, 1, C.gold, C.gold],
        ['plain', 1, 1, '#521612'],
        ['plain', 1, 1, C.gold, C.gold],
      ],
      strip(587, 392, 34, 12),
    ),
    path(GOWN, gown),
    group(
      { 'clip-path': hem },
      textile(
        [
          ['plain', 1, 6, C.gold, C.gold],
          ['chevron', 15, 24, C.gold, '#5A1512'],
          ['eye', 13, 34, C.gold, '#7E1F1B'],
          ['triDown', 17, 20, '#3A0F0C'],
        ],
        quad([455, 668], [755, 668], [800, 752], [410, 752]),
      ),
    ),
    oval(604, 352, 25, 30, '#5E3823'),
    path('M574 358C560 322 566 282 604 276C644 272 660 310 636 356C622 338 592 336 574 358z', '#F2B04C'),
    path('M570 340C580 312 622 304 641 334L638 346C618 322 590 326 573 352z', '#A92F24'),
    path(
      'M604 276C644 272 660 310 636 356C628 346 618 341 608 340C626 320 624 296 604 276z',
      alpha('#7A2A12', 0.55),
    ),
    circle2(578, 380),
    circle2(630, 380),
  ].join('');
}

const GOWN =
  'M570 524C564 560 556 580 556 606C556 650 520 700 396 756C520 780 700 780 812 756C690 700 652 650 652 606C652 580 644 560 638 524C628 500 616 478 606 448C594 478 580 500 570 524z';

const circle2 = (x: number, y: number) =>
  path(
    poly([
      [x, y - 12],
      [x + 6, y],
      [x, y + 12],
      [x - 6, y],
    ]),
    C.gold,
  );

/** Hivowood: reel, spotlights, and a zigzag carpet. */
export function artHivowood(): Canvas {
  const canvas = new Canvas('ah', 1200, 800);
  const carpet = quad([556, 470], [644, 470], [1010, 800], [190, 800]);
  canvas.add(
    backdrop(canvas, [CX, CY, 760], ['#8A2A1E', '#3D110F', '#140B0A']),
    beam(canvas, 'b1', [90, 800], [470, -60], [14, 130], '#FFC98A', 0.5),
    beam(canvas, 'b2', [1110, 800], [730, -60], [14, 130], '#FFC98A', 0.5),
    beam(canvas, 'b3', [20, 800], [130, -60], [10, 100], C.crimson, 0.45),
    beam(canvas, 'b4', [1180, 800], [1070, -60], [10, 100], C.crimson, 0.45),
    halo(canvas, 'halo', [CX, CY, 470], '#FF9A5A', 0.55),
    filmReel(canvas, CX, CY, 286),
    path(
      'M0 560C200 520 420 500 600 500S1000 520 1200 560V800H0z',
      canvas.linear(
        'floor',
        [0, 500, 0, 800],
        [
          [0, '#2C0D0B'],
          [100, '#120807'],
        ],
      ),
    ),
    path(
      carpet.outline(0, 1),
      canvas.linear(
        'carpet',
        [0, 470, 0, 800],
        [
          [0, '#7E1F1B'],
          [100, C.crimson],
        ],
      ),
    ),
    textile(
      [
        ['plain', 1, 1, C.gold, C.gold],
        ['tri', 13, 7, C.gold, '#4A1210'],
        ['plain', 1, 64, C.gold],
        ['triDown', 13, 7, C.gold, '#4A1210'],
        ['plain', 1, 1, C.gold, C.gold],
      ],
      sideways(carpet),
    ),
    group({ transform: 'translate(196 566) rotate(-7)' }, clapper(212)),
    lamp(92, 772, -24),
    lamp(1108, 772, 24),
    actress(canvas),
    group({ transform: 'translate(850 600)' }, filmCan()),
  );
  return canvas;
}

/** Runs the rows across the carpet while motifs follow its depth. */
function sideways(carpet: ReturnType<typeof quad>): ReturnType<typeof quad> {
  const at = (u: number, v: number) => carpet.at(v, u ** 1.5);
  return { at, outline: (v0, v1) => poly([at(0, v0), at(1, v0), at(1, v1), at(0, v1)]) };
}

function lamp(x: number, y: number, lean: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${-lean})` },
    path('M-44 10L-34-46H34L44 10z', '#0D0605'),
    oval(0, -46, 34, 12, '#FFE3B0'),
    path(weave('chevron', 4, strip(-38, -20, 76, 16)), C.crimson),
  );
}

function filmCan(): string {
  return [
    oval(86, 132, 96, 26, '#0D0605'),
    path('M-10 84V130A96 26 0 0 0 182 130V84z', '#7E1F1B'),
    path(
      weave('tri', 12, {
        at: (u, v) => [-10 + u * 192, 100 + Math.sin(u * Math.PI) * 26 + v * 28],
        outline: () => '',
      }),
      C.gold,
    ),
    oval(86, 84, 96, 26, C.crimson),
    oval(86, 84, 74, 19, '#A92F24'),
    oval(86, 84, 22, 6, C.gold),
  ].join('');
}
