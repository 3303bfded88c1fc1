import { alpha } from './palette.ts';
import { type Canvas, path, polar, poly, rect } from './svg.ts';

/** Full-bleed ground with a warm pool of light around (cx, cy). */
export function backdrop(
  canvas: Canvas,
  [cx, cy, r]: readonly [number, number, number],
  [core, mid, edge]: readonly [string, string, string],
): string {
  const fill = canvas.radial(
    'sky',
    [cx, cy, r],
    [
      [0, core],
      [45, mid],
      [100, edge],
    ],
  );
  return rect(0, 0, canvas.width, canvas.height, edge) + rect(0, 0, canvas.width, canvas.height, fill);
}

/** Soft halo: one radial gradient instead of a blur filter. */
export function halo(
  canvas: Canvas,
  name: string,
  [cx, cy, r]: readonly number[],
  color: string,
  strength: number,
): string {
  const stops = [
    [0, alpha(color, strength)],
    [40, alpha(color, strength * 0.42)],
    [100, alpha(color, 0)],
  ] as const;
  const box = [cx ?? 0, cy ?? 0, r ?? 0] as const;
  return rect(box[0] - box[2], box[1] - box[2], box[2] * 2, box[2] * 2, canvas.radial(name, box, stops));
}

/** Fan of projector rays that die out with distance. */
export function rays(
  canvas: Canvas,
  name: string,
  [cx, cy, r]: readonly [number, number, number],
  angles: readonly (readonly [number, number])[],
  color: string,
  strength: number,
): string {
  const fill = canvas.radial(
    name,
    [cx, cy, r],
    [
      [20, alpha(color, strength)],
      [100, alpha(color, 0)],
    ],
  );
  const d = angles
    .map(([mid, half]) => poly([[cx, cy], polar(cx, cy, r, mid - half), polar(cx, cy, r, mid + half)]))
    .join('');
  return path(d, fill);
}

/** One straight beam from a lamp to a far edge, fading along its axis. */
export function beam(
  canvas: Canvas,
  name: string,
  from: readonly [number, number],
  to: readonly [number, number],
  [near, far]: readonly [number, number],
  color: string,
  strength: number,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const fill = canvas.linear(
    name,
    [...from, ...to],
    [
      [0, alpha(color, strength)],
      [100, alpha(color, 0)],
    ],
  );
  const d = poly([
    [from[0] + nx * near, from[1] + ny * near],
    [to[0] + nx * far, to[1] + ny * far],
    [to[0] - nx * far, to[1] - ny * far],
    [from[0] - nx * near, from[1] - ny * near],
  ]);
  return path(d, fill);
}
