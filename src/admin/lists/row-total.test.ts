import { expect, it } from 'vitest';
import { formatRowTotal, toSearchRowTotal } from './row-total';

it.each([
  [undefined, ''],
  [0, '0 fichier'],
  [1, '1 fichier'],
  [2, '2 fichiers'],
  [12_345, '12\u202f345 fichiers'],
  [toSearchRowTotal(1000), '1\u202f000 fichiers'],
  [toSearchRowTotal(1001), 'Plus de 1\u202f000 fichiers'],
])('formats the total %j as %j', (total, text) => {
  expect(formatRowTotal(total, 'fichier', 'fichiers')).toBe(text);
});
