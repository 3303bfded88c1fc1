import { play } from './emblems.ts';
import { backdrop, halo } from './light.ts';
import { type Motif, textile, weave } from './motifs.ts';
import { alpha, C, mix } from './palette.ts';
import { Canvas, disc, group, path, rect } from './svg.ts';
import { ring, strip } from './warp.ts';

const PITCH = 124;
const TILE = 122;
const FOCUS = [1440, 560] as const;
const TURN = -16;

/** Threads running down (warp) and across (weft): ground, motif colour, motif. */
const WARP: readonly (readonly [string, string, Motif])[] = [
  [C.terracotta, C.gold, 'tri'],
  [C.ochre, '#4A1C11', 'eye'],
  ['#8E3216', C.bone, 'hourglass'],
  [C.gold, '#7A2A14', 'steps'],
];
const WEFT: readonly (readonly [string, string, string])[] = [
  ['#3A160D', C.ochre, C.gold],
  [C.gold, '#5E2412', C.terracotta],
  ['#24150E', C.terracotta, C.bone],
  [C.terracotta, '#3A160D', C.gold],
];

/** Deterministic scatter: the same cloth at every run. */
function scatter(i: number, j: number): number {
  const v = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return v - Math.floor(v);
}

function tile(ground: string, thread: string, motif: Motif): string {
  const half = TILE / 2;
  return (
    rect(-half, -half, TILE, TILE, ground) +
    path(weave(motif, 1, strip(-half + 20, -half + 20, TILE - 40, TILE - 40)), thread, {
      'fill-rule': 'evenodd',
    })
  );
}

/** Weft shows as stripes along the thread, as in a narrow-strip cloth. */
function stripes(ground: string, wide: string, thin: string): string {
  const half = TILE / 2;
  const line = (y: number, h: number, color: string) => rect(-half, y, TILE, h, color);
  return line(-half, TILE, ground) + line(-38, 22, wide) + line(16, 22, wide) + line(-6, 12, thin);
}

function cell(canvas: Canvas, i: number, j: number): string {
  const [lx, ly] = [i * PITCH, j * PITCH];
  // The screen takes the place of these threads.
  if (Math.abs(i) <= 1 && Math.abs(j) <= 1) return '';
  const a = (TURN * Math.PI) / 180;
  const x = FOCUS[0] + lx * Math.cos(a) - ly * Math.sin(a);
  const y = FOCUS[1] + lx * Math.sin(a) + ly * Math.cos(a);
  if (x < 760 || x > 2010 || y < -90 || y > 1290) return '';
  const whole = Math.min(1, (x - 800) / 420 + (scatter(i, j) - 0.5) * 0.35);
  if (whole < 0.1) return '';
  const down = (i + j) % 2 === 0;
  const k = (((down ? i : j) % 4) + 4) % 4;
  const [across, wide, thin] = WEFT[k] ?? [C.ink, C.ochre, C.gold];
  const [along, thread, motif] = WARP[k] ?? [C.ink, C.ochre, 'tri'];
  const scale = whole >= 0.92 ? 1 : Math.max(0.16, whole * 0.82);
  const far = Math.min(0.86, Math.max(0, Math.hypot(x - FOCUS[0], (y - FOCUS[1]) * 0.9) - 240) / 680);
  const size = TILE * scale;
  const px = (n: number) => Math.round(n);
  const place = `translate(${px(lx)} ${px(ly)})${scale < 1 ? ` scale(${Math.round(scale * 10) / 10})` : ''}`;
  const body =
    scale < 0.36
      ? rect(lx - size / 2, ly - size / 2, size, size, whole < 0.25 ? C.ochre : down ? along : across)
      : canvas.use(
          `t${down ? 'a' : 'b'}${k}`,
          () => (down ? tile(along, thread, motif) : stripes(across, wide, thin)),
          place,
        );
  const fold = down ? 'v' : 'w';
  const shade =
    scale === 1
      ? canvas.use(`fold-${fold}`, () => rect(-TILE / 2, -TILE / 2, TILE, TILE, bulge(canvas, down)), place)
      : '';
  const dim = rect(lx - size / 2, ly - size / 2, size + 0.5, size + 0.5, alpha(C.ink, far));
  return body + shade + dim;
}

/** Threads are darker where they dive under their neighbours. */
function bulge(canvas: Canvas, down: boolean): string {
  const half = TILE / 2;
  const axis = down ? [0, -half, 0, half] : [-half, 0, half, 0];
  return canvas.linear(down ? 'bv' : 'bw', axis, [
    [0, alpha(C.ink, 0.62)],
    [24, alpha(C.ink, 0)],
    [76, alpha(C.ink, 0)],
    [100, alpha(C.ink, 0.62)],
  ]);
}

function screen(canvas: Canvas): string {
  const half = PITCH * 1.5 - 8;
  const glow = canvas.radial(
    'lit',
    [0, 40, 260],
    [
      [0, '#FFF6DE'],
      [40, '#FFDB8A'],
      [100, C.ochre],
    ],
  );
  const clip = canvas.clip(
    'glass',
    rect(-half + 14, -half + 14, half * 2 - 28, half * 2 - 28, '#fff', { rx: 22 }),
  );
  return [
    rect(-half, -half, half * 2, half * 2, '#1A0C07', { rx: 30 }),
    rect(-half + 14, -half + 14, half * 2 - 28, half * 2 - 28, glow, { rx: 22 }),
    group(
      { 'clip-path': clip },
      textile(
        [
          ['tri', 20, 36, '#E8963A'],
          ['plain', 1, 8, C.terracotta, C.terracotta],
        ],
        ring(0, 0, 150, 106),
      ),
      disc(0, 0, 92, '#7A2A14'),
      group({ transform: `rotate(${-TURN})` }, path(play(7, 0, 54), '#FFF3D0')),
    ),
  ].join('');
}

/** Hero 3: a kente whose threads come apart into pixels around a lit screen. */
export function heroWeave(): Canvas {
  const canvas = new Canvas('h3', 1920, 1200);
  const cells: string[] = [];
  for (let i = -8; i <= 7; i++) for (let j = -7; j <= 7; j++) cells.push(cell(canvas, i, j));
  canvas.add(
    backdrop(canvas, [1400, 560, 1000], [mix('#7A3219', C.ink, 0.25), '#2A140D', C.ink]),
    group(
      { transform: `translate(${FOCUS[0]} ${FOCUS[1]}) rotate(${TURN})` },
      ...cells,
      halo(canvas, 'halo', [0, 0, 420], '#FFB45A', 0.55),
      screen(canvas),
    ),
    rect(
      0,
      0,
      1920,
      1200,
      canvas.linear(
        'quiet',
        [0, 0, 1100, 0],
        [
          [0, alpha(C.ink, 0.85)],
          [70, alpha(C.ink, 0.45)],
          [100, alpha(C.ink, 0)],
        ],
      ),
    ),
  );
  return canvas;
}
