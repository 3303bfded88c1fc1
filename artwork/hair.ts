import type { Headwear } from './headwear.ts';
import { C, mix } from './palette.ts';
import { disc, path, polar, stroke } from './svg.ts';

const round = { 'stroke-linecap': 'round' } as const;

/** One plait: a cord, and the turns that catch the light. */
const plait = (d: string, tone: string, width: number): string =>
  stroke(d, tone, width, round) +
  stroke(d, mix(tone, '#8A5A3A', 0.5), width * 0.5, { 'stroke-dasharray': '3 8' });

/** Long plaits, parted at the side, ringed with gold; a handful falls over one shoulder. */
export function braids(tone = '#1A0E08'): Headwear {
  const behind = [-74, -62, -50, 50, 62, 74].map((x) =>
    plait(`M${x * 0.7}-40Q${x * 1.05} 20 ${x} 200`, tone, 15),
  );
  const before = [0, 1, 2].map((i) =>
    plait(
      `M${-48 - i * 5}-46C${-84 - i * 6} 20 ${-74 - i * 9} 110 ${-92 + i * 17} ${262 + i * 14}`,
      tone,
      14,
    ),
  );
  const rings = [
    [-79, 120],
    [-87, 150],
    [-88, 190],
    [-71, 214],
  ].map(([x = 0, y = 0]) => disc(x, y, 6, C.gold));
  return {
    back: path('M-70-20C-80-120 80-120 70-20L60 60H-60z', tone) + behind.join(''),
    front:
      path('M-60 6C-74-70-36-110 6-108C52-106 74-66 60 8C58-30 44-56 16-74C-16-68-48-42-60 6z', tone) +
      stroke(
        'M16-76Q-30-66-56-22M16-76Q-22-88-58-50M16-76Q44-64 58-26M16-76Q40-88 60-54',
        mix(tone, '#8A5A3A', 0.45),
        3,
      ) +
      before.join('') +
      rings.join(''),
  };
}

/** Short locks over faded sides. */
export function locks(tone = '#160C08'): Headwear {
  const tuft = (angle: number, from: number, to: number, width: number, shade: string) => {
    const [x0, y0] = polar(0, -40, from, angle);
    const [x1, y1] = polar(angle > -90 ? 6 : -6, -40, to, angle);
    return stroke(`M${x0} ${y0}L${x1} ${y1}`, shade, width, round);
  };
  const light = mix(tone, '#8A5A3A', 0.35);
  const back = [-172, -156, -140, -124, -108, -92, -76, -60, -44, -28, -12].map((a) =>
    tuft(a, 40, 86, 22, tone),
  );
  const front = [-150, -133, -116, -99, -82, -65, -48, -31].map((a, i) =>
    tuft(a, 40, i % 2 ? 70 : 80, 17, i % 2 ? mix(tone, light, 0.5) : light),
  );
  return {
    back: back.join(''),
    front:
      path(
        'M-59 2C-64-50-58-80-44-92H44C58-80 64-50 59 2L52-20C52-46 44-58 34-66H-34C-44-58-52-46-52-20z',
        mix(tone, '#5E3823', 0.45),
      ) +
      path('M-48-60Q-50-100 0-106Q50-100 48-60Q24-74 0-72T-48-60z', tone) +
      front.join(''),
  };
}

/** A shaved crown and what is left of grey at the temples. */
export function shaved(skin: string): Headwear {
  return {
    back: '',
    front:
      path('M-58-4Q-62-30-56-44L-50-36Q-52-18-52 0zM58-4Q62-30 56-44L50-36Q52-18 52 0z', '#8F8578') +
      path('M-34-74Q-12-92 14-86Q-8-82-22-66z', mix(skin, '#F6D9AE', 0.45)),
  };
}
