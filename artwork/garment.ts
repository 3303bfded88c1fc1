import { cloth, sprinkle } from './fabric.ts';
import { type Row, textile, weave } from './motifs.ts';
import { alpha, C, mix } from './palette.ts';
import { type Canvas, disc, group, path, stroke } from './svg.ts';
import { quad, ring, strip } from './warp.ts';

/** Shoulders, seen from the front, with the head's centre at the origin. */
const BUST =
  'M-40 150C-80 172-160 176-190 214C-216 250-226 340-232 470H232C226 340 216 250 190 214C160 176 80 172 40 150L0 210z';
const SHADOW = 'M40 150C80 172 160 176 190 214C216 250 226 340 232 470H30L0 300V210z';

/** Colours of a garment. */
export interface Dress {
  ground: string;
  thread: string;
  second: string;
}

function base(canvas: Canvas, fill: string, shade = 0.32): string {
  return (
    path(BUST, fill) +
    path(SHADOW, alpha('#100608', shade)) +
    canvas.use(
      'arms',
      () =>
        stroke(
          'M-138 470C-138 400-146 340-156 300M138 470C138 400 146 340 156 300',
          alpha('#100608', 0.4),
          5,
        ),
      '',
    )
  );
}

/** Ample robe with an embroidered plastron. */
export function boubou(canvas: Canvas, d: Dress, rows: readonly Row[]): string {
  const stripes = cloth(
    canvas,
    'robe',
    [64, 64],
    [
      ['plain', 1, 28, d.ground, d.ground],
      ['plain', 1, 4, d.second, d.second],
      ['plain', 1, 32, d.ground, d.ground],
    ],
    'rotate(90)',
  );
  return [
    base(canvas, stripes),
    path(
      'M-62 158C-54 250-40 330 0 352C40 330 54 250 62 158L40 150L0 214L-40 150z',
      mix(d.ground, '#120805', 0.45),
    ),
    textile(rows, ring(0, 140, 150, 76, 24, 156)),
    stroke('M-42 150L0 214L42 150', d.thread, 8),
    path(weave('lozenge', 1, strip(-22, 300, 44, 60)), d.thread),
  ].join('');
}

/** Tailored jacket over a plain or patterned collar, with a cloth lapel. */
export function jacket(canvas: Canvas, d: Dress, rows: readonly Row[], shirt: string = C.bone): string {
  const side =
    path('M-58 152L-96 200L-74 240L-100 252L0 430L-36 150z', d.second) +
    group(
      { 'clip-path': canvas.clip('lapel', path('M-58 152L-96 200L-74 240L-100 252L0 430L-36 150z', '#fff')) },
      textile(rows, quad([-100, 150], [10, 150], [10, 430], [-100, 430])),
    );
  return [
    base(canvas, d.ground),
    path('M-46 146L0 214L46 146L60 200L0 430L-60 200z', shirt),
    path('M0 214L46 146L60 200L0 430z', alpha('#100608', 0.22)),
    side,
    group({ transform: 'scale(-1 1)' }, side),
    path('M0 430L100 252L74 240L96 200L58 152L36 150z', alpha('#100608', 0.28)),
    disc(0, 448, 8, d.thread),
  ].join('');
}

/** Cloth draped over one shoulder, the other left to a plain bodice. */
export function drapeCloth(canvas: Canvas, d: Dress, rows: readonly Row[], skin: string): string {
  const shape =
    'M-40 150C-80 172-160 176-190 214C-216 250-226 340-232 470H232C230 420 226 380 222 350C150 330 60 270-10 200z';
  return [
    path(BUST, skin),
    path(SHADOW, alpha('#100608', 0.4)),
    path(
      'M-170 470C-150 400-120 330-96 290Q0 330 120 286C150 340 166 400 170 470z',
      mix(d.ground, '#120805', 0.5),
    ),
    path(shape, d.ground),
    group(
      { 'clip-path': canvas.clip('shawl', path(shape, '#fff')) },
      textile(rows, quad([-90, 130], [250, 340], [150, 520], [-250, 240])),
      path('M-10 200C60 270 150 330 222 350L232 470H120C60 400-20 300-60 180z', alpha('#100608', 0.28)),
    ),
    stroke('M-40 150L-10 200C60 270 150 330 222 350', d.thread, 7),
  ].join('');
}

/** Tailored suit, white shirt, woven tie. */
export function suit(canvas: Canvas, d: Dress, rows: readonly Row[]): string {
  const lapel = 'M-54 148L-104 208L-78 236L-96 252L-4 452L-30 172z';
  return [
    base(canvas, d.ground),
    path('M-44 146L0 196L44 146L52 206L0 450L-52 206z', C.bone),
    path('M-18 196L0 184L18 196L12 222L22 400L0 440L-22 400L-12 222z', d.second),
    textile(rows, quad([-13, 222], [13, 222], [20, 400], [-20, 400])),
    path('M-44 140L-60 168L-26 222L0 190L26 222L60 168L44 140L0 188z', '#FFFAF0'),
    path(lapel, mix(d.ground, '#F6EBDA', 0.12)),
    path(lapel, mix(d.ground, '#100608', 0.3), { transform: 'scale(-1 1)' }),
    path('M88 288l52-8v12l-52 8zM100 284l12-26 16 22z', d.thread),
  ].join('');
}

/** Round-necked knit with a woven band across the chest. */
export function knit(canvas: Canvas, d: Dress, rows: readonly Row[]): string {
  return [
    base(canvas, d.ground),
    group(
      { 'clip-path': canvas.clip('knit', path(BUST, '#fff')) },
      textile(rows, quad([-240, 296], [240, 296], [240, 400], [-240, 400])),
      path(SHADOW, alpha('#100608', 0.3)),
    ),
    stroke('M-64 160Q0 232 64 160', d.second, 16),
    stroke('M-64 160Q0 232 64 160', alpha('#100608', 0.35), 16, { 'stroke-dasharray': '3 7' }),
  ].join('');
}

/** Lace blouse with wide sleeves and an open neckline. */
export function lace(canvas: Canvas, d: Dress, skin: string): string {
  const fill = sprinkle(canvas, 'lace', 34, 'eye', [d.thread, d.ground]);
  const shape =
    'M-92 176C-150 178-208 196-222 236C-240 290-246 380-250 470H250C246 380 240 290 222 236C208 196 150 178 92 176Q70 262 0 268T-92 176z';
  return [
    path(BUST, skin),
    path(SHADOW, alpha('#100608', 0.35)),
    path(shape, fill),
    group(
      { 'clip-path': canvas.clip('blouse', path(shape, '#fff')) },
      path(SHADOW, alpha('#100608', 0.34)),
      stroke('M-138 470C-138 400-150 340-168 290M138 470C138 400 150 340 168 290', alpha('#100608', 0.4), 6),
    ),
    stroke('M-92 176Q-70 262 0 268T92 176', d.second, 9),
  ].join('');
}

/** Round beaded collar: concentric rows lying on the shoulders. */
export function collar(rows: readonly Row[], outer = 128, inner = 62): string {
  return group(
    { transform: 'translate(0 128) scale(1 0.8)' },
    textile(rows, ring(0, 0, outer, inner, 0, 180)),
  );
}
