import { backdrop, halo } from './light.ts';
import { textile, weave } from './motifs.ts';
import { alpha, C } from './palette.ts';
import { Canvas, oval, path, rect, stroke } from './svg.ts';
import { drape, quad, ring } from './warp.ts';

/** Half width of the drum at a height: a cup, a waist and a foot. */
const half = (y: number): number =>
  y < 560 ? 176 - ((y - 330) / 230) ** 2 * 84 : 92 + ((y - 560) / 150) ** 1.6 * 44;

/** Music: a drum, and the rings of its beat. */
export function newsDrum(): Canvas {
  const canvas = new Canvas('nd', 1200, 800);
  const beat = [250, 330, 410, 490, 570, 650].map((r, i) =>
    textile(
      [[i % 2 ? 'dots' : 'tri', 40 + i * 10, 1, alpha(i % 2 ? C.gold : '#F08A5A', 0.85 - i * 0.12)]],
      ring(600, 330, r, r - (i % 2 ? 20 : 34), 180, 360),
    ),
  );
  const wood = canvas.linear(
    'wood',
    [424, 0, 776, 0],
    [
      [0, '#4A1C11'],
      [35, '#B9602C'],
      [60, '#8E3F1C'],
      [100, '#3A140C'],
    ],
  );
  const band = (from: number, to: number) =>
    drape(
      600 - half(from),
      600 + half(from),
      () => from,
      () => to,
      2,
    );
  const body = `M424 330C424 440 500 500 508 560C512 620 480 660 464 710H736C720 660 688 620 692 560C700 500 776 440 776 330z`;
  const cords = [...Array(12).keys()].map((i) => {
    const [a, b] = [436 + i * 27.3, 519 + i * 13.5];
    return `M${a} 340L${b} 520M${b} 520L${a + 27.3} 340`;
  });
  canvas.add(
    backdrop(canvas, [600, 330, 760], ['#C2532D', '#6B1F1A', '#200C0E']),
    beat.join(''),
    halo(canvas, 'halo', [600, 330, 420], '#FFC46A', 0.6),
    rect(0, 700, 1200, 100, '#1A0B0B'),
    path(weave('steps', 30, quad([0, 706], [1200, 706], [1200, 736], [0, 736])), '#8E3216'),
    oval(600, 712, 220, 22, alpha('#000000', 0.5)),
    path(body, wood),
    stroke(cords.join(''), alpha('#F6EBDA', 0.75), 3.5),
    textile(
      [
        ['plain', 1, 5, C.gold, C.gold],
        ['eye', 8, 34, '#3A140C', C.ochre],
        ['plain', 1, 5, C.gold, C.gold],
      ],
      band(534, 586),
    ),
    textile(
      [['triPair', 10, 1, C.gold]],
      drape(
        480,
        720,
        () => 640,
        () => 688,
        2,
      ),
    ),
    oval(600, 330, 178, 50, '#2A100A'),
    oval(600, 322, 172, 46, '#F3DDB4'),
    oval(600, 322, 116, 30, '#DDB67C'),
    oval(600, 322, 62, 16, '#C49355'),
  );
  return canvas;
}
