import { alpha, mix } from './palette.ts';
import { type Canvas, disc, group, num, oval, path, rect, stroke } from './svg.ts';

/** What makes one person's face nobody else's. Lengths are in units of a head 180 high, its middle at the origin. */
export interface Likeness {
  skin: string;
  /** Half widths at the cheekbones and at the jaw, and where the chin ends. */
  cheek: number;
  jaw: number;
  chin: number;
  /** To which side the head looks: -1 to 1. */
  turn: number;
  eyes: 'almond' | 'round' | 'laughing' | 'hooded';
  /** Weight of the brows, how high they arch, and their colour where it is not that of the eyes. */
  brow: readonly [weight: number, arch: number, tone?: string];
  /** Half width of the nose. */
  nose: number;
  mouth: 'calm' | 'smile' | 'laugh';
  lip: string;
  beard?: readonly [cut: 'stubble' | 'goatee' | 'full', tone: string];
  glasses?: readonly [frame: 'round' | 'square', tone: string];
  /** 0 is young, 2 is old. */
  age: 0 | 1 | 2;
}

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Outline of a head. */
export function skull({ cheek: c, jaw: j, chin }: Likeness): string {
  const [cx, jx] = [c, j * 0.5].map(num);
  return `M-${cx}-8C-${num(c + 1)} 34-${num(j + 3)} ${chin - 30}-${jx} ${chin - 7}Q0 ${chin + 7} ${jx} ${chin - 7}C${num(j + 3)} ${chin - 30} ${num(c + 1)} 34 ${cx}-8C${cx}-64 ${num(c * 0.6)}-92 0-92S-${cx}-64-${cx}-8z`;
}

function eyesOf(f: Likeness, dx: number, deep: string): string {
  const lid = mix(f.skin, '#120805', 0.3);
  const one = {
    almond:
      path('M-17 3Q-3-11 17 1Q1 10-17 3z', '#FBF0DC') +
      disc(f.turn * 3, -1, 6.4, '#1C0F08') +
      disc(f.turn * 3 + 2, -3, 1.9, '#FBF0DC') +
      stroke('M-19 4Q-3-13 18 0', deep, 4.6, round),
    round:
      path('M-16 2Q0-17 16 2Q0 14-16 2z', '#FBF0DC') +
      disc(f.turn * 4, -1, 7.4, '#24120A') +
      disc(f.turn * 4 + 2, -4, 2.2, '#FBF0DC') +
      stroke('M-18 2Q0-20 17 2M-13-6L-19-10', deep, 4, round),
    laughing: stroke('M-17 6Q0-12 17 6', deep, 5.4, round) + stroke('M-10 12Q0 8 10 12', lid, 3, round),
    hooded:
      path('M-16 3Q0-6 16 3Q0 9-16 3z', '#F3E6D0') +
      disc(f.turn * 3, 1, 5.4, '#1C0F08') +
      path('M-19 3Q-2-18 18 3Q0-7-19 3z', lid) +
      stroke('M-18 3Q0-8 17 3', deep, 4, round),
  }[f.eyes];
  const [weight, arch, tone] = f.brow;
  const brow = stroke(`M-19-16Q0 ${-18 - arch * 2} 20-15`, tone ?? deep, weight, round);
  const side = (sign: number) => {
    // the far eye is foreshortened
    const far = Math.max(0, sign * f.turn) * 0.26;
    const x = dx + sign * (28 - far * 16);
    return group({ transform: `translate(${num(x)} 0) scale(${num(sign * (1 - far))} 1)` }, one, brow);
  };
  return side(-1) + side(1);
}

function mouthOf({ mouth, lip, jaw }: Likeness, dx: number, deep: string): string {
  const w = mouth === 'laugh' ? jaw * 0.62 : jaw * 0.5;
  const [x0, x1] = [dx - w, dx + w];
  if (mouth === 'laugh')
    return (
      path(`M${x0} 53Q${dx} 59 ${x1} 53Q${dx + w * 0.6} 80 ${dx} 80T${x0} 53z`, mix(lip, '#120805', 0.25)) +
      path(
        `M${x0 + 5} 55.500Q${dx} 60 ${x1 - 5} 55.500Q${dx + w * 0.5} 70 ${dx} 70T${x0 + 5} 55.500z`,
        '#FFF6E6',
      ) +
      stroke(`M${x0 - 4} 50L${x0 + 2} 54M${x1 + 4} 50L${x1 - 2} 54`, deep, 3.5, round)
    );
  const up = mouth === 'smile' ? 5 : 0;
  return (
    path(
      `M${x0} ${58 - up}Q${dx - w * 0.4} 50 ${dx} 54Q${dx + w * 0.4} 50 ${x1} ${58 - up}Q${dx} ${62 + up * 0.6} ${x0} ${58 - up}z`,
      mix(lip, '#120805', 0.28),
    ) +
    path(
      `M${x0} ${58 - up}Q${dx} ${62 + up * 0.6} ${x1} ${58 - up}Q${dx + w * 0.5} 73 ${dx} 73T${x0} ${58 - up}z`,
      lip,
    ) +
    (up > 0
      ? stroke(
          `M${x0 - 5} ${51 - up}Q${x0 - 5} ${57 - up} ${x0} ${58 - up}M${x1 + 5} ${51 - up}Q${x1 + 5} ${57 - up} ${x1} ${58 - up}`,
          deep,
          3,
          round,
        )
      : '')
  );
}

function beardOf({ beard, cheek: c, jaw: j, chin }: Likeness, dx: number): string {
  if (!beard) return '';
  const [cut, tone] = beard;
  const lip = `Q${dx + 20} 44 ${dx} 46Q${dx - 20} 44 ${dx - 30} 58`;
  if (cut === 'goatee')
    return path(
      `M${dx - 30} 62Q${dx - 26} 42 ${dx} 45Q${dx + 26} 42 ${dx + 30} 62Q${dx + 30} ${chin + 4} ${dx} ${chin + 8}Q${dx - 30} ${chin + 4} ${dx - 30} 62z`,
      tone,
    );
  const drop = cut === 'full' ? 44 : 3;
  const spread = cut === 'full' ? 6 : 1;
  return path(
    `M${-c} 4C${-c - spread} 50 ${-j - spread * 2} ${chin - 18 + drop * 0.6} ${-j * 0.5} ${chin - 5 + drop * 0.85}Q0 ${chin + 6 + drop} ${j * 0.5} ${chin - 5 + drop * 0.85}C${j + spread * 2} ${chin - 18 + drop * 0.6} ${c + spread} 50 ${c} 4L${c - 7} 22Q${c - 10} 58 ${dx + 30} 58${lip}Q${-c + 10} 58 ${-c + 7} 22z`,
    tone,
  );
}

function glassesOf({ glasses }: Likeness, dx: number): string {
  if (!glasses) return '';
  const [frame, tone] = glasses;
  const rim = { fill: '#FFE9C222', stroke: tone, 'stroke-width': 4.5 };
  const lens = (x: number) =>
    frame === 'round'
      ? disc(x, 3, 24, rim.fill, { stroke: rim.stroke, 'stroke-width': 4.5 })
      : rect(x - 24, -13, 48, 33, rim.fill, { rx: 7, stroke: rim.stroke, 'stroke-width': 5.5 });
  return (
    lens(dx - 29) +
    lens(dx + 29) +
    stroke(`M${dx - 6} 0Q${dx}-5 ${dx + 6} 0M${dx - 53}-3L-60-7M${dx + 53}-3L60-7`, tone, 4.5)
  );
}

function agesOf({ age, eyes }: Likeness, dx: number, deep: string): string {
  if (age === 0) return '';
  const folds = `M${dx - 26} 36Q${dx - 36} 46 ${dx - 35} 56M${dx + 26} 36Q${dx + 36} 46 ${dx + 35} 56`;
  const old = `M${dx - 28}-50Q${dx}-56 ${dx + 28}-50M${dx - 22}-39Q${dx}-44 ${dx + 22}-39M${dx - 41} 17Q${dx - 28} 23 ${dx - 18} 17M${dx + 41} 17Q${dx + 28} 23 ${dx + 18} 17`;
  const corner = eyes === 'laughing' ? `M${dx - 50} 2L${dx - 56}-3M${dx + 50} 2L${dx + 56}-3` : '';
  return stroke(folds + corner + (age === 2 ? old : ''), alpha(deep, 0.55), 3, round);
}

/** A face in few planes, lit from above at the left. */
export function likeness(canvas: Canvas, f: Likeness): string {
  const dx = Math.round(f.turn * 14);
  const dark = mix(f.skin, '#120805', 0.4);
  const deep = mix(f.skin, '#120805', 0.75);
  const warm = mix(f.skin, '#F0A860', 0.4);
  const n = f.nose;
  const ear = (sign: number) =>
    sign * f.turn > 0.4 ? '' : oval(sign * (f.cheek - dx * 0.15), 12, 10, 18, sign > 0 ? dark : f.skin);
  return [
    ear(-1) + ear(1),
    path(skull(f), f.skin),
    group(
      { 'clip-path': canvas.clip('face', path(skull(f), '#fff')) },
      path(
        `M${dx + 34}-100C${dx + 46}-50 ${dx + 40}-30 ${dx + 44}-6C${dx + 50} 24 ${dx + 34} 40 ${dx + 34} 62Q${dx + 26} 92 ${dx - 6} 104L90 110V-100z`,
        alpha(dark, 0.75),
      ),
      oval(dx - 14, -60, 40, 22, alpha(warm, 0.42)),
      oval(dx - 32, 30, 19, 13, alpha(mix(warm, '#D9603A', 0.35), 0.5)),
      oval(dx + 32, 30, 17, 12, alpha('#C2532D', 0.22)),
    ),
    beardOf(f, dx),
    path(
      `M${dx + 3}-12Q${dx + 4} 14 ${dx + n} 32Q${dx + n * 0.6} 42 ${dx} 41L${dx - 4} 30z`,
      alpha(dark, 0.8),
    ),
    path(
      `M${dx - 4}-10Q${dx - 8} 16 ${dx - 5} 30Q${dx} 36 ${dx + 4} 29Q${dx + 1} 8 ${dx + 2}-10z`,
      alpha(warm, 0.7),
    ),
    stroke(
      `M${dx - n} 32Q${dx - n - 1} 41 ${dx - n * 0.5} 40Q${dx} 45 ${dx + n * 0.5} 40Q${dx + n + 1} 41 ${dx + n} 32`,
      deep,
      3.6,
      round,
    ),
    eyesOf(f, dx, deep),
    mouthOf(f, dx, deep),
    agesOf(f, dx, deep),
    glassesOf(f, dx),
  ].join('');
}
