import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLACEHOLDER_MARK = '// à compléter';

/** Files with the URL of the site, and identity and contacts of its publisher. */
const REQUIRED_FILES = /^src\/copy\/(?:brand|directory|legal\/[\w-]+)\.ts$/;

/** A value that the Obouo group still has to supply. */
export interface CopyPlaceholder {
  file: string;
  line: number;
  text: string;
  /** True when the site must not go online with it. */
  isRequired: boolean;
}

/** Returns every value of `src/copy` that is marked « à compléter ». */
export function findCopyPlaceholders(root: string): CopyPlaceholder[] {
  const placeholders: CopyPlaceholder[] = [];
  for (const name of globSync('src/copy/**/*.ts', { cwd: root }).sort()) {
    const file = name.replaceAll(path.sep, '/');
    const isRequired = REQUIRED_FILES.test(file);
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (!line.includes(PLACEHOLDER_MARK)) continue;
      const text = line.replace(PLACEHOLDER_MARK, '').trim();
      placeholders.push({ file, line: index + 1, text, isRequired });
    }
  }
  return placeholders;
}

export const formatPlaceholder = ({ file, line, text }: CopyPlaceholder) => `${file}:${line}: ${text}`;

/** Returns the error for required placeholders, in French and English; undefined without one. */
export function findPlaceholderError(placeholders: readonly CopyPlaceholder[]): string | undefined {
  const requiredPlaceholders = placeholders.filter(({ isRequired }) => isRequired);
  if (requiredPlaceholders.length === 0) return undefined;
  const otherCount = placeholders.length - requiredPlaceholders.length;
  return [
    `Le site n’est pas prêt. Valeurs à compléter (adresse du site, mentions légales, coordonnées) : ${requiredPlaceholders.length}.`,
    `The site is not ready. Placeholders (address of the site, legal notices, contacts): ${requiredPlaceholders.length}.`,
    ...requiredPlaceholders.map((placeholder) => `  ${formatPlaceholder(placeholder)}`),
    `Remplacez chaque valeur et retirez « ${PLACEHOLDER_MARK} ». Pour un essai : ALLOW_PLACEHOLDERS=1.`,
    `Replace each value and delete "${PLACEHOLDER_MARK}". For a trial: ALLOW_PLACEHOLDERS=1. Other placeholders: ${otherCount} (npm run check:placeholders).`,
  ].join('\n');
}
