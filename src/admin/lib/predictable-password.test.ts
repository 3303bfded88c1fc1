import { expect, test } from 'vitest';
import { isPredictablePassword } from './predictable-password';

test.each([
  'obouo2026',
  'GroupeObouo1',
  'marmite2026',
  'Marmite-Channel!',
  'HIVOWOOD1999',
  'Obouo Inspiration',
  'ObouoPlay24',
  '0b0u02026',
  'M@rm1te2026',
  'H1v0w00d!',
  'gr0up3-0b0u0',
  'adminobouo',
  'Motdepasse-Obouo7',
  '0b0u0-Tv-2026',
  'Gr0up3-0b0u0-Tv2026!',
  'azerty2026',
  'Azertyuiop1',
  'qwertz1234',
  'qwerty-azerty',
  '12341234',
  '1a2z3e4r',
  '1qaz2wsx',
  'abcdefgh',
  '98765432',
  'aaaaaaaa',
  '11111111',
  'Poiuytreza',
])('finds %s predictable', (password) => {
  expect(isPredictablePassword(password)).toBe(true);
});

test.each([
  'Une phrase assez longue',
  'cheval-lune-obouo-tracteur',
  'r7$Kq2!vXw',
  'Secret-123',
  'azertyLaMaisonBleue',
  '',
  'court',
  'kX93-tuiles',
  'Marmite de ma grand-mère',
])('accepts %s', (password) => {
  expect(isPredictablePassword(password)).toBe(false);
});
