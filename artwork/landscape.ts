import { type Row, textile } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { type Canvas, group, type Point, path, smooth } from './svg.ts';
import { drape } from './warp.ts';

/** Interpolates a ridge given as a few anchor points (cosine, so crests stay round). */
function ridge(points: readonly Point[]): (x: number) => number {
  return (x) => {
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1], points[i]];
      if (a === undefined || b === undefined || x > b[0]) continue;
      const t = Math.max(0, (x - a[0]) / (b[0] - a[0]));
      return a[1] + (b[1] - a[1]) * (0.5 - Math.cos(t * Math.PI) / 2);
    }
    return points.at(-1)?.[1] ?? 0;
  };
}

const FAR = ridge([
  [0, 905],
  [520, 930],
  [900, 850],
  [1150, 800],
  [1420, 872],
  [1700, 800],
  [1920, 850],
]);
const MIDDLE = ridge([
  [0, 985],
  [420, 1010],
  [820, 960],
  [1240, 848],
  [1560, 962],
  [1920, 900],
]);
const NEAR = ridge([
  [0, 1085],
  [620, 1075],
  [1000, 1090],
  [1420, 1010],
  [1660, 985],
  [1920, 1030],
]);

function mass(y: (x: number) => number): string {
  const points: Point[] = [];
  for (let x = 0; x <= 1920; x += 80) points.push([x, y(x)]);
  return `${smooth(points)}V1200H0z`;
}

/** Cloth band following a crest; its colours die out towards the quiet left half. */
function crestBand(
  canvas: Canvas,
  name: string,
  y: (x: number) => number,
  [from, to]: readonly [number, number],
  rows: readonly Row[],
): string {
  const height = rows.reduce((sum, row) => sum + row[2], 0);
  const fade = (color: string, i: number) =>
    canvas.linear(
      `${name}${i}`,
      [from, 0, to, 0],
      [
        [0, alpha(color, 0)],
        [40, color],
        [100, color],
      ],
    );
  const faded = rows.map(
    ([motif, n, h, thread, ground], i): Row => [
      motif,
      n,
      h,
      motif === 'plain' ? thread : fade(thread, i),
      ground === undefined ? undefined : fade(ground, i + 10),
    ],
  );
  return textile(
    faded,
    drape(from, to, y, (x) => y(x) + height),
  );
}

/** Three dunes, lit where they face the sun, with woven contour lines. */
export function duneScene(canvas: Canvas): string {
  const far = canvas.linear(
    'far',
    [0, 790, 0, 1010],
    [
      [0, '#8E3D1B'],
      [100, '#3A190E'],
    ],
  );
  const mid = canvas.linear(
    'mid',
    [560, 0, 1300, 0],
    [
      [0, '#1E130D'],
      [100, '#7A3519'],
    ],
  );
  const near = canvas.linear(
    'near',
    [0, 980, 0, 1200],
    [
      [0, '#2E1A10'],
      [100, C.ink],
    ],
  );
  // The slip face: an S from the summit to the foot parts the lit side from the shaded one.
  const slip =
    'M1240 848C1290 880 1300 930 1240 980S1130 1090 1180 1200H1920V900C1800 915 1690 962 1560 962C1430 962 1370 848 1240 848z';
  return [
    path(mass(FAR), far),
    crestBand(
      canvas,
      'fb',
      FAR,
      [960, 1920],
      [
        ['plain', 1, 5, C.gold, C.gold],
        ['triDown', 28, 30, C.terracotta],
      ],
    ),
    path(mass(MIDDLE), mid),
    path(slip, '#32160D'),
    crestBand(
      canvas,
      'mb',
      MIDDLE,
      [860, 1920],
      [
        ['plain', 1, 6, C.gold, C.gold],
        ['plain', 1, 14, C.ink],
        ['chevron', 24, 40, C.ochre],
      ],
    ),
    path(mass(NEAR), near),
    crestBand(
      canvas,
      'nb',
      NEAR,
      [900, 1920],
      [
        ['plain', 1, 5, C.ochre, C.ochre],
        ['plain', 1, 20, C.ink],
        ['frame', 14, 60, C.terracotta],
      ],
    ),
  ].join('');
}

/** Three travellers on the crest, one carrying a camera: they give the sun its scale. */
export function walkers([x, y]: Point, scale: number): string {
  const woman =
    'M-13 6L-9-44Q-8-56 0-57Q8-56 9-44L15 6zM0-78a9 10 0 0 1 0 20a9 10 0 0 1 0-20zM-11-72Q-14-88 2-91Q16-90 12-76Q4-82-11-72z';
  const man =
    'M-12 6L-10-50Q-9-60 0-61Q9-60 11-48L10 6H3L1-22L-3 6zM0-82a9 10 0 0 1 0 19a9 10 0 0 1 0-19zM8-68L40-84L42-80L12-60zM32-98h22v14h-22zM54-95l9-4v13l-9-4z';
  const child = 'M-9 4L-6-28Q-5-36 0-36Q6-36 7-28L10 4zM0-54a8 8 0 0 1 0 16a8 8 0 0 1 0-16z';
  const ink = '#160A06';
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    path(woman, ink, { transform: 'translate(-62 18)' }),
    path(child, ink, { transform: 'translate(-30 12)' }),
    path(man, ink, { transform: 'translate(14 4)' }),
  );
}
