import { circle, num, path, polar, poly, stroke } from './svg.ts';

/** Circular arc as an open path. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x0, y0] = polar(cx, cy, r, from);
  const [x1, y1] = polar(cx, cy, r, to);
  return `M${num(x0)} ${num(y0)}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${num(x1)} ${num(y1)}`;
}

/** Play triangle, optically centred. */
export function play(cx: number, cy: number, r: number): string {
  return poly([-120, 0, 120].map((a) => polar(cx, cy, r, a)));
}

/** The group's sign: arcs that pass over and under each other around a play counter-form. */
export function groupEmblem(cx: number, cy: number, r: number, thread: string, core: string): string {
  const pen = r * 0.15;
  const weave = [
    [0.925, -62, 58],
    [0.925, 68, 188],
    [0.925, 198, 288],
    [0.695, -20, 92],
    [0.695, 104, 218],
    [0.695, 230, 328],
  ] as const;
  const arcs = weave.map(([k, a, b]) => arc(cx, cy, r * k, a, b)).join('');
  const hub = circle(cx, cy, r * 0.53) + play(cx + r * 0.02, cy, r * 0.3);
  return stroke(arcs, thread, pen) + path(hub, core, { 'fill-rule': 'evenodd' });
}
