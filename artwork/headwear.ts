import { type Motif, textile, weave } from './motifs.ts';
import { alpha, C, mix } from './palette.ts';
import { type Canvas, group, oval, path, stroke } from './svg.ts';
import { quad, ring } from './warp.ts';

/** What is drawn behind the head, and what in front of it: markup of an SVG. */
export type Headwear = { back: string; front: string };

const FOLD = alpha('#14080A', 0.3);

/** Tall wrapped cloth with crossing folds. */
export function wrap(canvas: Canvas, color: string, thread: string, motif: Motif): Headwear {
  const shape =
    'M-66-22C-92-90-84-166-20-190C34-208 104-176 98-104C96-70 80-44 66-22C44-58 18-64 0-64S-44-58-66-22z';
  const clip = canvas.clip('wrap', path(shape, '#fff'));
  const dark = mix(color, '#2A0F0A', 0.5);
  return {
    back: path('M40-150C90-214 150-170 118-110C104-84 80-84 60-96z', dark),
    front: [
      path(shape, color),
      group(
        { 'clip-path': clip },
        textile(
          [
            [motif, 9, 30, thread],
            ['plain', 1, 6, thread, thread],
          ],
          ring(0, 20, 190, 154, 190, 350),
        ),
        textile(
          [
            ['plain', 1, 5, thread, thread],
            ['tri', 16, 18, thread],
          ],
          ring(0, 20, 134, 110, 190, 350),
        ),
        path('M-80-40C-40-120 40-150 110-120L104-80C50-110-20-90-66-14z', FOLD),
        path('M30-220C70-160 80-90 60-10H120V-220z', FOLD),
      ),
      path('M-66-22C-44-58-18-64 0-64S44-58 66-22L60-8C42-40 18-48 0-48S-42-40-60-8z', dark),
    ].join(''),
  };
}

/** Wide ceremonial head-tie, fanned like a sail. */
export function gele(canvas: Canvas, color: string, thread: string): Headwear {
  const shape =
    'M-62-16C-130-40-150-120-104-160C-70-190-20-176 0-150C30-196 110-200 138-150C158-108 110-40 62-16C42-56 18-62 0-62S-42-56-62-16z';
  const clip = canvas.clip('gele', path(shape, '#fff'));
  return {
    back: '',
    front: [
      path(shape, color),
      group(
        { 'clip-path': clip },
        textile(
          [
            ['chevron', 14, 26, thread],
            ['plain', 1, 16, thread],
            ['plain', 1, 5, thread, thread],
          ],
          ring(0, 10, 206, 150, 190, 350),
        ),
        textile([['lozenge', 14, 1, thread]], ring(0, 10, 138, 112, 190, 350)),
        path(
          'M0-150C-6-110-20-70-62-16L-20-50C6-80 8-120 0-150zM138-150C120-90 90-60 40-50L62-16C120-40 170-110 138-150z',
          FOLD,
        ),
      ),
      path(
        'M-62-16C-42-56-18-62 0-62S42-56 62-16L57-4C42-38 18-46 0-46S-42-38-57-4z',
        mix(color, '#2A0F0A', 0.5),
      ),
    ].join(''),
  };
}

/** Hair cropped close to the skull. */
export function crop(tone = '#160C08', rim?: string): Headwear {
  const light =
    rim === undefined ? '' : stroke('M-60-6C-68-70-40-103 6-103', rim, 4, { 'stroke-linecap': 'round' });
  return {
    back: '',
    front:
      light +
      path('M-61 0C-70-70-40-104 0-104S70-70 61 0L54-14C54-44 46-58 34-64H-34C-46-58-54-44-54-14z', tone),
  };
}

/** Bare head with a lit crown. */
export function bald(): Headwear {
  return { back: '', front: oval(-18, -66, 22, 10, alpha('#E0A068', 0.35)) };
}

/** Embroidered brimless cap. */
export function cap(color: string, thread: string, motif: Motif): Headwear {
  return {
    back: '',
    front: [
      path('M-60-30L-52-104Q0-126 52-104L60-30Q0-56-60-30z', color),
      textile(
        [
          ['plain', 1, 4, thread, thread],
          [motif, 7, 26, thread],
          ['plain', 1, 4, thread, thread],
        ],
        {
          at: (u, v) => [-58 + u * 116, -70 - Math.sin(u * Math.PI) * 20 + v * 32],
          outline: (a, b) =>
            `M-58 ${-70 + a * 32}Q0 ${-110 + a * 32} 58 ${-70 + a * 32}V${-70 + b * 32}Q0 ${-110 + b * 32}-58 ${-70 + b * 32}z`,
        },
      ),
      path('M10-118Q34-116 52-104L60-30Q40-46 14-46z', FOLD),
    ].join(''),
  };
}

/** Chef's toque with a woven band. */
export function toque(canvas: Canvas, accent: string): Headwear {
  const fill = canvas.linear(
    'toque',
    [-90, 0, 90, 0],
    [
      [0, '#FFF9EE'],
      [55, C.bone],
      [100, '#C9B592'],
    ],
  );
  return {
    back: '',
    front: [
      path('M-58-70C-120-80-116-160-60-158C-56-206 56-206 60-158C116-160 120-80 58-70z', fill),
      path('M20-96C30-130 30-150 24-176M-26-92C-34-120-34-140-30-160', 'none', {
        stroke: '#B9A27C',
        'stroke-width': 4,
      }),
      path('M-62-26L-60-82Q0-98 60-82L62-26Q0-52-62-26z', C.ink2),
      path(weave('tri', 10, quad([-59, -76], [59, -76], [60, -44], [-60, -44])), accent, {
        transform: 'translate(0 -4)',
      }),
    ].join(''),
  };
}
