import { expect, test } from 'vitest';
import { isLicenceAllowed, listRuntimePackages } from './licences.ts';

test.each(['MIT', 'Apache-2.0', 'MIT OR GPL-3.0-only', '(BSD-3-Clause AND ISC)'])(
  'the licence %s is allowed',
  (licence) => {
    expect(isLicenceAllowed(licence)).toBe(true);
  },
);

test.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  'MIT AND LGPL-3.0-or-later',
  'SEE LICENSE IN LICENSE',
  'UNLICENSED',
  'none',
])('the licence %s is refused', (licence) => {
  expect(isLicenceAllowed(licence)).toBe(false);
});

test('listRuntimePackages lists production packages, nested copies and typefaces, but no tools', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
    'node_modules/combine-errors': { version: '3.0.3' },
    'node_modules/@fontsource-variable/figtree': { version: '5.3.0', license: 'OFL-1.1', dev: true },
  };
  expect(listRuntimePackages({ packages })).toEqual([
    { name: '@fontsource-variable/figtree', version: '5.3.0', licence: 'OFL-1.1' },
    { name: '@scope/b', version: '2.0.0', licence: 'none' },
    { name: 'combine-errors', version: '3.0.3', licence: 'MIT' },
    { name: 'react', version: '19.3.1', licence: 'MIT' },
  ]);
});
