import { play } from './emblems.ts';
import { type Motif, textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { type Canvas, disc, group, path, rect } from './svg.ts';
import { ring, strip } from './warp.ts';

type Box = readonly [number, number, number, number];

/** A lit picture: woven sun over a dune, used wherever a device shows a programme. */
export function programme(canvas: Canvas, name: string, [x, y, w, h]: Box, sunX = 0.66): string {
  const [cx, cy, r] = [x + w * sunX, y + h * 0.66, Math.min(w, h) * 0.44];
  const sky = canvas.linear(
    `${name}-sky`,
    [0, y, 0, y + h],
    [
      [0, '#5E2412'],
      [60, '#C2532D'],
      [100, C.ochre],
    ],
  );
  return group(
    { 'clip-path': canvas.clip(`${name}-clip`, rect(x, y, w, h, '#fff')) },
    rect(x, y, w, h, sky),
    textile(
      [
        ['tri', 22, 22, C.gold],
        ['plain', 1, 5, C.bone, C.bone],
        ['eye', 14, 26, '#5E2412', C.gold],
      ],
      ring(cx, cy, r, r * 0.46),
    ),
    disc(cx, cy, r * 0.48, '#FFF3D0'),
    path(
      `M${x} ${y + h * 0.74}Q${x + w * 0.3} ${y + h * 0.56} ${x + w * 0.56} ${y + h * 0.76}T${x + w} ${y + h * 0.7}V${y + h}H${x}z`,
      '#7A2A14',
    ),
    path(
      `M${x} ${y + h * 0.88}Q${x + w * 0.4} ${y + h * 0.74} ${x + w * 0.7} ${y + h * 0.88}T${x + w} ${y + h * 0.86}V${y + h}H${x}z`,
      '#24100A',
    ),
  );
}

/** Thumbnail of the catalogue: one motif, one channel colour. */
export function thumb([x, y, w, h]: Box, motif: Motif, color: string, ground: string, across = 3): string {
  const size = Math.min(h * 0.56, (w * 0.84) / across);
  const band = strip(x + (w - size * across) / 2, y + (h - size) / 2, size * across, size);
  return (
    rect(x, y, w, h, ground, { rx: 8 }) + path(weave(motif, across, band), color, { 'fill-rule': 'evenodd' })
  );
}

/** Round play button. */
export function playButton(x: number, y: number, r: number): string {
  return disc(x, y, r, C.bone) + path(play(x + r * 0.08, y, r * 0.5), '#24100A');
}

/** Progress bar with its head at t. */
export function progress(x: number, y: number, w: number, h: number, t: number): string {
  return (
    rect(x, y, w, h, alpha(C.bone, 0.3), { rx: h / 2 }) +
    rect(x, y, w * t, h, C.ochre, { rx: h / 2 }) +
    disc(x + w * t, y + h / 2, h * 1.3, C.gold)
  );
}

/** Device body: dark shell with a lit edge; the screen is drawn inside. */
export function shell([x, y, w, h]: Box, radius: number, bezel: number): string {
  return [
    rect(x - 2, y - 2, w + 4, h + 4, '#6B4A30', { rx: radius + 2 }),
    rect(x, y, w, h, '#0C0907', { rx: radius }),
    rect(x + bezel, y + bezel, w - bezel * 2, h - bezel * 2, C.ink2, { rx: Math.max(2, radius - bezel) }),
  ].join('');
}
