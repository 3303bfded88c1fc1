import { expect, test } from 'vitest';
import {
  buildMediaObjectNames,
  cleanOriginalFilename,
  createObjectName,
  toOriginalObjectName,
} from './object-name';

test.each([
  ['Présentation d’été (finale).PDF', 'pdf', /^\d{13}-presentation-dete-finale-[0-9a-f]{8}\.pdf$/],
  ['Affiche_Noël.v2.png', 'png', /^\d{13}-affiche-noel-v2-[0-9a-f]{8}\.png$/],
  ['ÉCOLE\u0301 — Œuvre.jpeg', 'jpg', /^\d{13}-ecole-oeuvre-[0-9a-f]{8}\.jpg$/],
  ['حفلة.mp4', 'mp4', /^\d{13}-fichier-[0-9a-f]{8}\.mp4$/],
  ['../../etc/passwd.txt', 'txt', /^\d{13}-etcpasswd-[0-9a-f]{8}\.txt$/],
] as const)('turns %s into a valid object name', (original, format, expected) => {
  expect(createObjectName(original, format)).toMatch(expected);
});

test('shortens a long name to a form that the bucket accepts', () => {
  const name = createObjectName(`${'très long '.repeat(40)}.webp`, 'webp');
  expect(name.length).toBeLessThanOrEqual(100);
  expect(name).toMatch(/^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.webp$/);
});

test('gives equal file names different object names', () => {
  const names = Array.from({ length: 50 }, () => createObjectName('photo.jpg', 'jpg'));
  expect(new Set(names).size).toBe(50);
});

test('composes accents, removes control characters and limits the length of an original name', () => {
  expect(cleanOriginalFilename('E\u0301te\u0301\u0007.png ')).toBe('Été.png');
  expect(cleanOriginalFilename('\u0000')).toBe('fichier');
  expect(cleanOriginalFilename('a'.repeat(400))).toHaveLength(300);
});

test('derives the names of renditions, and the original name from each', () => {
  const filename = createObjectName('Été.v2.png', 'png');
  const names = buildMediaObjectNames(filename, [
    { name: '0a1b2c3d-320.webp' },
    { name: '0a1b2c3d-1920.jpg' },
  ]);
  expect(names).toEqual([filename, `${filename}.0a1b2c3d-320.webp`, `${filename}.0a1b2c3d-1920.jpg`]);
  expect(names.map(toOriginalObjectName)).toEqual([filename, filename, filename]);
});

test('keeps the name of an original that looks like a rendition', () => {
  expect(toOriginalObjectName('1763712345678-0a1b2c3d-320.webp')).toBe('1763712345678-0a1b2c3d-320.webp');
});
