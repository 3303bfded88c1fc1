/** The part of package-lock.json that tells licences. */
export interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
}

/** A package the site runs on; `licence` is an SPDX expression. */
export interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Licences that let the site be published without opening its own source. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Development dependencies of which a part is published: typefaces, and the base rules of the style sheet. */
const alsoPublished = /^@fontsource-variable\/|^tailwindcss$/;

/** Packages the site runs on, with their own dependencies, by name. */
export function runtimePackages({ packages }: Lock): LicensedPackage[] {
  return Object.entries(packages)
    .flatMap(([folder, { version = '', license = 'none', dev }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return folder && (!dev || alsoPublished.test(name)) ? [{ name, version, licence: license }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns true when allowed licences meet an SPDX expression: one side of an OR, each side of an AND. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}
