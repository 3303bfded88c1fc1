import { num, type Point, polar, poly } from './svg.ts';

/** A band to weave on: u runs along it, v across it, both from 0 to 1. */
export interface Warp {
  at(u: number, v: number): Point;
  outline(v0: number, v1: number): string;
}

const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

/** Straight horizontal band. */
export function strip(x: number, y: number, w: number, h: number): Warp {
  return quad([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
}

/** Band between four corners (top-left, top-right, bottom-right, bottom-left), for perspective. */
export function quad(a: Point, b: Point, c: Point, d: Point): Warp {
  const at = (u: number, v: number): Point => [
    lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v),
  ];
  return { at, outline: (v0, v1) => poly([at(0, v0), at(1, v0), at(1, v1), at(0, v1)]) };
}

/** Ring or arc; v = 0 on the outer radius so that motifs point outwards. */
export function ring(cx: number, cy: number, outer: number, inner: number, from = 0, to = 360): Warp {
  const at = (u: number, v: number) => polar(cx, cy, lerp(outer, inner, v), lerp(from, to, u));
  const large = to - from > 180 ? 1 : 0;
  const outline = (v0: number, v1: number) => {
    const [r0, r1] = [lerp(outer, inner, v0), lerp(outer, inner, v1)];
    if (to - from >= 360) {
      const loop = (r: number, sweep: number) =>
        `M${num(cx - r)} ${num(cy)}${[2 * r, -2 * r].map((dx) => `a${num(r)} ${num(r)} 0 1 ${sweep} ${num(dx)} 0`).join('')}z`;
      return loop(r0, 1) + (r1 > 0 ? loop(r1, 0) : '');
    }
    const [a, b, c, d] = [at(0, v0), at(1, v0), at(1, v1), at(0, v1)].map((p) => p.map(num).join(' '));
    return `M${a}A${num(r0)} ${num(r0)} 0 ${large} 1 ${b}L${c}A${num(r1)} ${num(r1)} 0 ${large} 0 ${d}z`;
  };
  return { at, outline };
}

/** Band between two curves y = top(x) and y = bottom(x). */
export function drape(
  x0: number,
  x1: number,
  top: (x: number) => number,
  bottom: (x: number) => number,
  steps = 24,
): Warp {
  const at = (u: number, v: number): Point => {
    const x = lerp(x0, x1, u);
    return [x, lerp(top(x), bottom(x), v)];
  };
  const outline = (v0: number, v1: number) => {
    const points: Point[] = [];
    for (let i = 0; i <= steps; i++) points.push(at(i / steps, v0));
    for (let i = steps; i >= 0; i--) points.push(at(i / steps, v1));
    return poly(points);
  };
  return { at, outline };
}

/** Restricts a band to a slice of its width, so rows can be stacked. */
export function slice(warp: Warp, v0: number, v1: number): Warp {
  return {
    at: (u, v) => warp.at(u, lerp(v0, v1, v)),
    outline: (a, b) => warp.outline(lerp(v0, v1, a), lerp(v0, v1, b)),
  };
}

/** Band that hugs the belly of a round pot between two heights. */
export function belly(cx: number, y0: number, y1: number, half: (y: number) => number, sag: number): Warp {
  const at = (u: number, v: number) => {
    const a = (u - 0.5) * Math.PI;
    const y = y0 + (y1 - y0) * v;
    return [cx + Math.sin(a) * half(y), y + Math.cos(a) * sag] as const;
  };
  return { at, outline: () => '' };
}
