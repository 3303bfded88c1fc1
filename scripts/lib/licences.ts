/** Part of package-lock.json that names licences. */
export interface PackageLock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
}

/** Runtime dependency; `licence` is an SPDX expression. */
export interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Licences that do not require the site to publish its source. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Development dependencies of which the site publishes a part: font files, and the base rules of Tailwind. */
const PUBLISHED_DEV_PACKAGES = /^@fontsource-variable\/|^tailwindcss$/;

/** Licences of packages whose package.json names none. Their README does. */
const LICENCES_IN_README: Record<string, string> = { 'combine-errors': 'MIT' };

/** Returns the runtime dependencies, transitive ones included, sorted by name. */
export function listRuntimePackages({ packages }: PackageLock): LicensedPackage[] {
  const runtimePackages: LicensedPackage[] = [];
  for (const [folder, { version = '', license, dev }] of Object.entries(packages)) {
    const name = folder.split('node_modules/').at(-1);
    // The project itself has an empty name.
    if (!name || (dev && !PUBLISHED_DEV_PACKAGES.test(name))) continue;
    runtimePackages.push({ name, version, licence: license ?? LICENCES_IN_README[name] ?? 'none' });
  }
  return runtimePackages.sort((one, other) => one.name.localeCompare(other.name));
}

/** Returns true when allowed licences satisfy an SPDX expression: one side of an OR, both sides of an AND. */
export function isLicenceAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED_LICENCES.has(licence)));
}
