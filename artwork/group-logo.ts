import { groupEmblem } from './emblems.ts';
import { lettering } from './lettering.ts';
import { C } from './palette.ts';
import { Canvas } from './svg.ts';

/** Group signature for dark grounds. */
export function groupLogo(): Canvas {
  const canvas = new Canvas('gl', 240, 64);
  canvas.add(
    groupEmblem(32, 32, 30, C.ochre, C.ochre),
    lettering(canvas, 'OBOUO', [78, 18, 28], C.bone, 5, 7),
  );
  return canvas;
}
