import { expect, test } from 'vitest';
import { createObjectName, listObjectNames, normalizeFilename, toOriginalObjectName } from './object-name';

test.each([
  ['Présentation d’été (finale).PDF', 'pdf', '1763712345678-presentation-dete-finale-abcd1234.pdf'],
  ['Affiche_Noël.v2.png', 'png', '1763712345678-affiche-noel-v2-abcd1234.png'],
  ['ÉCOLE\u0301 — Œuvre.jpeg', 'jpg', '1763712345678-ecole-oeuvre-abcd1234.jpg'],
  ['حفلة.mp4', 'mp4', '1763712345678-fichier-abcd1234.mp4'],
  ['../../etc/passwd.txt', 'txt', '1763712345678-etcpasswd-abcd1234.txt'],
] as const)('turns %s into a valid object name', (original, format, expected) => {
  expect(createObjectName(original, format, 1763712345678, 'abcd1234')).toBe(expected);
});

test('shortens a long name to a form that the bucket accepts', () => {
  const name = createObjectName(`${'très long '.repeat(40)}.webp`, 'webp');
  expect(name.length).toBeLessThanOrEqual(100);
  expect(name).toMatch(/^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.webp$/);
});

test('gives equal file names different object names in the same millisecond', () => {
  const names = Array.from({ length: 50 }, () => createObjectName('photo.jpg', 'jpg'));
  // the first 13 characters are a time in milliseconds, which moves on for each name
  const times = names.map((name) => name.slice(0, 13));
  expect(new Set(times).size).toBe(50);
});

test('composes accents and removes control characters in the original name', () => {
  expect(normalizeFilename('E\u0301te\u0301\u0007.png ')).toBe('Été.png');
  expect(normalizeFilename('\u0000')).toBe('fichier');
  expect(normalizeFilename('a'.repeat(400))).toHaveLength(300);
});

test('derives the names of renditions, and the image name from them', () => {
  const filename = createObjectName('Été.v2.png', 'png');
  const names = listObjectNames(filename, [{ name: '0a1b2c3d-320.webp' }, { name: '0a1b2c3d-1920.jpg' }]);
  expect(names).toEqual([filename, `${filename}.0a1b2c3d-320.webp`, `${filename}.0a1b2c3d-1920.jpg`]);
  expect(names.map(toOriginalObjectName)).toEqual([filename, filename, filename]);
  expect(toOriginalObjectName('1763712345678-0a1b2c3d-320.webp')).toBe('1763712345678-0a1b2c3d-320.webp');
});
