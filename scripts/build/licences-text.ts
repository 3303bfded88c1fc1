import { softwareLicences } from '../../src/content/site/legal/licences.ts';

/** A package that went into the chunks, as Vite notes it (`build.license`). */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  identifier?: string | null;
  text?: string | null;
}

/** Says UTF-8 where a host serves text without its character set: accents and names of authors. */
const MARK = '\uFEFF';

const RULE = '-'.repeat(72);

/** The notices that the licences ask to publish with the software; packages under the same words share them. */
export function licencesText(packages: readonly BundledPackage[]): string {
  const holders = new Map<string, string[]>();
  for (const { name, version, identifier, text } of packages) {
    const words = text?.trim() || `${identifier}`;
    holders.set(words, [...(holders.get(words) ?? []), `${name} ${version} (${identifier})`]);
  }
  const notices = [...holders].map(([words, names]) => `${RULE}\n${names.join('\n')}\n\n${words}\n`);
  return `${MARK}${softwareLicences.title}\n\n${softwareLicences.text}\n\n${notices.join('\n')}`;
}
