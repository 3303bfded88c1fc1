/** Lists the licences of the runtime dependencies; exits 1 when `lib/licences.ts` does not allow one. */
import { readFileSync } from 'node:fs';
import { isLicenceAllowed, listRuntimePackages } from './lib/licences.ts';

const packages = listRuntimePackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
for (const licence of new Set(packages.map((one) => one.licence))) {
  const group = packages.filter((one) => one.licence === licence);
  console.log(`${licence} (${group.length})`);
  console.log(`  ${group.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
}
const refusedPackages = packages.filter(({ licence }) => !isLicenceAllowed(licence));
for (const { name, licence } of refusedPackages) console.error(`NOT ALLOWED: ${name} (${licence})`);
console.log(`${packages.length} packages, ${refusedPackages.length} not allowed`);
process.exitCode = refusedPackages.length > 0 || packages.length === 0 ? 1 : 0;
