/** Colour of the brand; `value` is that of `src/shared/styles/theme.css`. */
export interface BrandColour {
  token: string;
  name: string;
  value: `#${string}`;
}

/** Colours of the group, from the darkest to the lightest. */
export const groupBrandColours: readonly BrandColour[] = [
  { token: 'ink', name: 'Encre', value: '#14100c' },
  { token: 'terracotta', name: 'Terre cuite', value: '#c2532d' },
  { token: 'ochre', name: 'Ocre', value: '#d9902f' },
  { token: 'gold', name: 'Or', value: '#f2c45a' },
  { token: 'bone', name: 'Os', value: '#f6ebda' },
];

/** Accent of each channel; `token` is the key of the channel. */
export const channelBrandColours: readonly BrandColour[] = [
  { token: 'hivowood', name: 'Hivowood', value: '#e8604a' },
  { token: 'obouo-tv', name: 'Obouo TV', value: '#f2b632' },
  { token: 'inspiration', name: 'Obouo Inspiration', value: '#9a89f3' },
  { token: 'marmite', name: 'Marmite Channel', value: '#5cbb6b' },
];

/** The logo of the group for each background: its file in the press kit, and the colour of its letters. */
export const groupLogosByBackground = {
  dark: { file: 'logo-groupe-obouo-fond-sombre.svg', letters: '#F6EBDA' },
  light: { file: 'logo-groupe-obouo-fond-clair.svg', letters: '#14100C' },
} as const;

/** Returns the red, green and blue values of a colour: « 217 144 47 ». */
export const formatRgbValues = ({ value }: BrandColour): string =>
  // indexes of the first digits of red, green and blue in « #rrggbb »
  [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16)).join(' ');

/** Rule for the space around a logo: a text of the press page, and of the notice in the press kit (ZIP). */
export const logoClearSpaceText =
  'Autour du logo, laissez vide au moins la moitié de la hauteur de son symbole. Rien n’y entre : ni texte, ni bord, ni image.';

/** Smallest size of a logo. */
export const smallestLogoSizeText =
  'Au moins 90 pixels de large à l’écran, et 25 millimètres à l’impression.';
