/** Colours shared by every artwork; one family of warm darks, one accent per channel. */
export const C = {
  ink: '#14100C',
  ink2: '#1D1712',
  ink3: '#2A2019',
  umber: '#3A2618',
  rust: '#7A3219',
  ochre: '#D9902F',
  terracotta: '#C2532D',
  gold: '#F2C45A',
  bone: '#F6EBDA',
  crimson: '#E0523A',
  wine: '#5A1A17',
  sun: '#F2B632',
  violet: '#8E7BEF',
  indigo: '#2A2258',
  night: '#17132E',
  leaf: '#58B368',
  forest: '#1C3A25',
} as const;

/** Skin browns, from deepest to lightest. */
export const SKIN = ['#3B2418', '#4C2E1D', '#5E3823', '#6F452B', '#8A5A3A'] as const;

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
}

function byte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Blends two colours; t = 0 gives the first one. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  return `#${channels(a)
    .map((v, i) => byte(v + ((to[i] ?? 0) - v) * t))
    .join('')}`;
}

/** Adds an alpha byte, so that translucency needs no long decimal attribute. */
export function alpha(hex: string, opacity: number): string {
  return `${hex}${byte(opacity * 255)}`;
}
