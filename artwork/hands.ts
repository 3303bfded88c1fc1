import { type Row, textile } from './motifs.ts';
import { mix } from './palette.ts';
import { group, type Point, path, stroke } from './svg.ts';
import { strip } from './warp.ts';

/** Closed hand seen from the back, upright, thumb to the right. */
export function fist(skin: string): string {
  const line = mix(skin, '#120805', 0.5);
  return [
    path('M-30 34C-38 10-38-14-30-26Q-22-38 0-38T32-26C40-12 38 12 28 34z', skin),
    path('M4-38Q24-38 32-26C40-12 38 12 28 34H8z', mix(skin, '#120805', 0.3)),
    stroke('M-14-34Q-18-18-15-6M3-37Q0-20 2-8M19-34Q18-20 19-8', line, 3.5, { 'stroke-linecap': 'round' }),
    path('M-30 4C-10-10 20-8 26 4C28 16 10 18-6 16C-18 16-26 16-30 14z', mix(skin, '#E0A068', 0.22)),
  ].join('');
}

/** Two palms joined in front of the chest. */
export function joined(skin: string): string {
  const dark = mix(skin, '#120805', 0.42);
  const half = 'M0-104C-14-104-20-96-22-76L-34 10C-38 40-34 60-30 130H0z';
  return [
    path(half, mix(skin, '#E0A068', 0.16)),
    path(half, dark, { transform: 'scale(-1 1)' }),
    stroke('M0-102V130', mix(skin, '#120805', 0.7), 3),
    path('M-30 10C-22-14-10-24 0-26V-4C-10 4-18 20-22 40z', mix(skin, '#E0A068', 0.3)),
    path('M30 10C22-14 10-24 0-26V-4C10 4 18 20 22 40z', mix(skin, '#120805', 0.25)),
  ].join('');
}

/** Sleeve from elbow to wrist, ended by a woven cuff. */
export function sleeve(from: Point, to: Point, width: number, color: string, rows: readonly Row[]): string {
  const angle = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI) + 90;
  return [
    stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, color, width, {
      'stroke-linecap': 'butt',
      'stroke-linejoin': 'round',
    }),
    group(
      { transform: `translate(${to[0]} ${to[1]}) rotate(${angle})` },
      textile(rows, strip(-width / 2 - 5, -4, width + 10, 34)),
    ),
  ].join('');
}
