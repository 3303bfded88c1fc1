import { type Canvas, group, num, rect, stroke } from './svg.ts';

/** Letters as monoline strokes on a cap height of 100; width, then path data. */
const GLYPHS: Readonly<Record<string, readonly [number, string]>> = {
  A: [92, 'M-6.9 115L46 0L98.9 115M19 68H73'],
  B: [64, 'M34 48H0V0H34A24 24 0 0 1 34 48H38A26 26 0 0 1 38 100H0V48'],
  C: [84, 'M84 14.5A50 50 0 1 0 84 85.5'],
  D: [76, 'M0 0V100H28A50 50 0 0 0 28 0Z'],
  E: [54, 'M54 0H0V100H54M0 50H48'],
  H: [72, 'M0 0V100M72 0V100M0 50H72'],
  I: [0, 'M0 0V100'],
  L: [50, 'M0 0V100H50'],
  M: [96, 'M0 100V0L48 70L96 0V100'],
  N: [76, 'M0 100V0L76 100V0'],
  O: [100, 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z'],
  P: [60, 'M0 100V0H32A28 28 0 0 1 32 56H0'],
  R: [62, 'M0 100V0H34A27 27 0 0 1 34 54H0M30 54L72.4 115'],
  S: [60, 'M58 14C52 4 42 0 30 0C14 0 3 10 3 24C3 56 60 42 60 74C60 90 48 100 30 100C16 100 4 94 0 82'],
  T: [68, 'M0 0H68M34 0V100'],
  U: [72, 'M0 0V64A36 36 0 0 0 72 64V0'],
  V: [88, 'M-6.6 -15L44 100L94.6 -15'],
  W: [128, 'M-4.8 -15L32 100L64 12L96 100L132.8 -15'],
  ' ': [30, ''],
};

/** Total width of a word at a given cap height, stroke included. */
export function wordWidth(word: string, cap: number, weight: number, gap: number): number {
  const glyphs = [...word].map((letter) => GLYPHS[letter]?.[0] ?? 0);
  const skeleton = glyphs.reduce((sum, w) => sum + w, 0) * ((cap - weight) / 100);
  return skeleton + (glyphs.length - 1) * (gap + weight) + weight;
}

/** Draws a word as strokes: (x, y) is the top-left corner of the inked box, cap its height. */
export function lettering(
  canvas: Canvas,
  word: string,
  [x, y, cap]: readonly [number, number, number],
  color: string,
  weight: number,
  gap: number,
): string {
  // The skeleton is shrunk by the pen so that the inked height is exactly `cap`.
  const scale = (cap - weight) / 100;
  let pen = x + weight / 2;
  let d = '';
  for (const letter of word) {
    const [width, data] = GLYPHS[letter] ?? [0, ''];
    d += place(data, scale, pen, y + weight / 2);
    pen += width * scale + gap + weight;
  }
  // Diagonals run past the box and are cut flat, as in a drawn capital.
  const clip = canvas.clip(word.toLowerCase(), rect(x - 4, y, pen - x + 4, cap, '#fff'));
  return group(
    { 'clip-path': clip },
    stroke(d, color, weight, {
      'stroke-linecap': 'square',
      'stroke-linejoin': 'miter',
      'stroke-miterlimit': 4,
    }),
  );
}

function place(data: string, scale: number, dx: number, dy: number): string {
  return data.replaceAll(/([MLHVACZ])([^MLHVACZ]*)/g, (_, command: string, raw: string) => {
    const values =
      raw.trim() === ''
        ? []
        : raw
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const moved = values.map((v, i) => {
      if (command === 'H') return num(v * scale + dx);
      if (command === 'V') return num(v * scale + dy);
      if (command === 'A') {
        const k = i % 7;
        if (k < 2) return num(v * scale);
        if (k < 5) return num(v);
        return num(v * scale + (k === 5 ? dx : dy));
      }
      return num(v * scale + (i % 2 === 0 ? dx : dy));
    });
    return command + moved.join(' ');
  });
}
