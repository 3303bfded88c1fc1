import { alpha, mix } from './palette.ts';
import { type Canvas, disc, group, oval, path, poly, stroke } from './svg.ts';

/** What tells one person's head from another's. */
export interface Face {
  skin: string;
  build: 'soft' | 'square';
  eyes: 'open' | 'closed';
  /** Grey at the temples, lines by the mouth. */
  elder?: boolean;
  beard?: 'none' | 'short' | 'full';
  beardTone?: string;
}

const JAW = {
  soft: 'M-56-8C-58 40-38 80-6 92H6C38 80 58 40 56-8C56-62 32-88 0-88S-56-62-56-8z',
  square: 'M-58-8C-60 38-52 70-30 88Q-16 96 0 96T30 88C52 70 60 38 58-8C58-62 34-88 0-88S-58-62-58-8z',
} as const;

const SHADE = {
  soft: 'M6-88C34-86 56-62 56-8C58 40 38 80 6 92L2 78L8 66L4 58L10 48L3 36L19 29L9-14z',
  square: 'M6-88C36-86 58-62 58-8C60 38 52 70 30 88Q18 95 4 96L2 80L8 68L4 60L10 50L3 38L20 31L9-14z',
} as const;

/** Neck and its shadow; the head sits on it at the origin. */
export function neck(skin: string, width = 34, length = 160): string {
  const shade = mix(skin, '#120805', 0.45);
  return (
    path(
      `M${-width} 40V${length - 30}Q${-width} ${length} ${-width * 2} ${length + 18}L0 ${length + 90}L${width * 2} ${length + 18}Q${width} ${length} ${width} ${length - 30}V40z`,
      skin,
    ) +
    path(
      `M${-width} 58Q0 126 ${width} 58V${length - 30}Q${width} ${length} ${width * 2} ${length + 18}L${width * 0.9} ${length + 44}L${width * 0.3} 136Q${-width * 0.4} 128 ${-width} 92z`,
      shade,
    )
  );
}

/** A face in few planes: lit side, shaded side, brows, lids, lips. */
export function face(_canvas: Canvas, f: Face): string {
  const dark = mix(f.skin, '#120805', 0.42);
  const light = mix(f.skin, '#E0A068', 0.3);
  const deep = mix(f.skin, '#120805', 0.72);
  const lip = mix(f.skin, '#8E2F24', f.build === 'soft' ? 0.5 : 0.25);
  const eye =
    f.eyes === 'closed'
      ? stroke('M-42 2Q-27 14-12 3', deep, 4.5, { 'stroke-linecap': 'round' })
      : path('M-43 2Q-28-10-11 3Q-28 11-43 2z', '#F3E4CC') +
        disc(-27, 0, 6, '#160C08') +
        stroke('M-44 1Q-28-12-10 3', deep, 4, { 'stroke-linecap': 'round' });
  const half = path('M-46-19Q-30-33-10-22L-11-16Q-30-25-46-19z', deep) + eye;
  const parts = [
    oval(-57, 10, 9, 17, f.skin),
    oval(57, 10, 9, 17, dark),
    path(JAW[f.build], f.skin),
    path('M-46-40C-40-66-22-78-4-80L2-20L-40-30zM-48 14Q-34 26-18 22Q-26 46-44 40z', alpha(light, 0.5)),
  ];
  if (f.beard !== undefined && f.beard !== 'none') {
    const tone = f.beardTone ?? '#160C08';
    const inner = 'L53 22C49 46 41 60 31 58C26 46 12 41 0 47C-12 41-26 46-31 58C-41 60-49 46-53 22z';
    const outer =
      f.beard === 'full'
        ? 'M-59 2C-62 60-42 112 0 126C42 112 62 60 59 2'
        : 'M-59 8C-59 56-46 94-28 96Q0 106 28 96C46 94 59 56 59 8';
    parts.push(path(outer + inner, tone));
  }
  parts.push(
    path(
      SHADE[f.build],
      alpha(dark, f.beardTone !== undefined ? 0.42 : f.beard !== undefined && f.beard !== 'none' ? 0.7 : 1),
    ),
    half,
    group({ transform: 'scale(-1 1)' }, half),
    path('M-20 57Q-8 49 0 53Q8 49 20 57Q0 61-20 57z', mix(lip, '#120805', 0.3)),
    path('M-20 57Q0 61 20 57Q12 71 0 71Q-12 71-20 57z', lip),
  );
  if (f.elder === true)
    parts.push(
      stroke('M-38 28Q-33 36-36 44M38 28Q33 36 36 44M-30-48Q0-56 30-48', alpha(deep, 0.7), 3, {
        'stroke-linecap': 'round',
      }),
    );
  return parts.join('');
}

/** Lozenge or disc earrings on both sides. */
export function earrings(kind: 'lozenge' | 'disc' | 'long', color: string): string {
  const one = {
    lozenge: path(
      poly([
        [-60, 30],
        [-50, 48],
        [-60, 66],
        [-70, 48],
      ]),
      color,
    ),
    disc: disc(-61, 44, 15, color) + disc(-61, 44, 7, '#14100C'),
    long:
      disc(-60, 32, 6, color) +
      path(
        poly([
          [-60, 38],
          [-49, 80],
          [-71, 80],
        ]),
        color,
      ),
  }[kind];
  return one + group({ transform: 'scale(-1 1)' }, one);
}
