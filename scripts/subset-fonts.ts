/**
 * Reduces the two typefaces to the characters of French pages and writes them to src/shared/styles/fonts. The
 * result is committed. Run it after an update of the Fontsource packages: `npm run fonts`. Both families are under the SIL Open Font License 1.1
 * (public/licences-polices.txt).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const CHARACTERS =
  ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|' +
  '«»°·©®²³½×ÀÂÆÇÈÉÊËÎÏÔÙÛÜŒŸàâæçèéêëîïôöùûüÿœ–—‘’“”•…€←→\u00a0\u202f\u2009';

const require = createRequire(import.meta.url);

interface Face {
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  output: string;
}

const faces: Face[] = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wght: 800, wdth: 92, opsz: 48 },
    output: 'bricolage-grotesque-800.woff2',
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    output: 'figtree-400-700.woff2',
  },
];

const folder = new URL('../src/shared/styles/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { source, axes, output } of faces) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(output, folder), subset);
  console.log(`${output}: ${original.length} → ${subset.length} bytes`);
}
