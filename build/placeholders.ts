import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MARK = '// à compléter';

/** The address of the site, the identity of its publisher and how to reach it: no back office changes them. */
const REQUIRED = /^src\/copy\/(?:brand|directory|legal\/[\w-]+)\.ts$/;

/** A value that the group still has to give. */
export interface Placeholder {
  file: string;
  line: number;
  text: string;
  /** True when the site must not go online with it. */
  isRequired: boolean;
}

/** Returns every value of the content that is marked « à compléter ». */
export function findPlaceholders(root: string): Placeholder[] {
  return globSync('src/copy/**/*.ts', { cwd: root })
    .sort()
    .flatMap((name) => {
      const file = name.replaceAll(path.sep, '/');
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return lines.flatMap((text, index) =>
        text.includes(MARK)
          ? [{ file, line: index + 1, text: text.replace(MARK, '').trim(), isRequired: REQUIRED.test(file) }]
          : [],
      );
    });
}

export const describePlaceholder = ({ file, line, text }: Placeholder) => `${file}:${line}: ${text}`;

/** Returns why a hosted site may not be built yet, in the languages of the group and of its engineers. */
export function placeholderRefusal(placeholders: readonly Placeholder[]): string | undefined {
  const required = placeholders.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return undefined;
  const others = placeholders.length - required.length;
  return [
    `Le site n’est pas prêt. Valeurs à compléter (adresse du site, mentions légales, coordonnées) : ${required.length}.`,
    `The site is not ready. Placeholders (address of the site, legal notices, contacts): ${required.length}.`,
    ...required.map((placeholder) => `  ${describePlaceholder(placeholder)}`),
    `Remplacez chaque valeur et retirez « ${MARK} ». Pour un essai : ALLOW_PLACEHOLDERS=1.`,
    `Replace each value and delete "${MARK}". For a trial: ALLOW_PLACEHOLDERS=1. Other placeholders: ${others} (npm run check:placeholders).`,
  ].join('\n');
}
