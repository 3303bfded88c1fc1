import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/shared/styles/theme.css', 'utf8');

/** Returns the colours of the rule with this selector, by their name. */
function readColors(selector: string): Record<string, string> {
  const [, rule = ''] = new RegExp(`\\n  [^\\n]*${selector} \\{([^}]*)\\}`).exec(css) ?? [];
  const declarations = [...rule.matchAll(/--([\w-]+): (#[\da-f]{6});/g)];
  return Object.fromEntries(declarations.map(([, name = '', color = '']) => [name, color]));
}

/** Returns the relative luminance of WCAG. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of WCAG. */
function getContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['bg', 'surface', 'surface-strong'];
const TEXT_COLORS = ['fg', 'muted', 'accent', 'accent-hover', 'highlight', 'danger', 'success'];

it.for(['\\.theme-dark', '\\.theme-light'])('%s has readable texts and visible borders', (selector) => {
  const colors = readColors(selector);
  const expectContrast = (name: string, background: string, minimum: number) =>
    expect
      .soft(getContrast(colors[name] ?? '', colors[background] ?? ''), `${name} on ${background}`)
      .toBeGreaterThanOrEqual(minimum);
  for (const surface of SURFACES) {
    for (const name of TEXT_COLORS) expectContrast(name, surface, 4.5);
    expectContrast('line-strong', surface, 3);
  }
  for (const background of ['accent', 'accent-hover']) expectContrast('on-accent', background, 4.5);
});
