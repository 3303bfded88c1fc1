import { expect, it } from 'vitest';
import { countFound } from '@/admin/lib/found';
import { totalText } from './total-text';

it.each([
  [undefined, ''],
  [0, '0 fichier'],
  [1, '1 fichier'],
  [2, '2 fichiers'],
  [12_345, '12\u202f345 fichiers'],
  [countFound(1000), '1\u202f000 fichiers'],
  [countFound(1001), 'Plus de 1\u202f000 fichiers'],
])('says %j as %j', (total, text) => {
  expect(totalText(total, 'fichier', 'fichiers')).toBe(text);
});
