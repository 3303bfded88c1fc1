import { expect, test } from 'vitest';
import { getMediaRights, getMediaTypeByFormat } from '@/admin/config/media';
import { formatDimensions, formatMediaFileSize, formatMediaImportStatement } from './media-model';
import { filterSystemAssets, systemAssets } from './system-assets';

test.each([
  [0, 'Taille inconnue'],
  [512, '512\u00a0B'],
  [1024, '1\u00a0KB'],
  [1536, '1,5\u00a0KB'],
  [41 * 1024 * 1024, '41\u00a0MB'],
  [3 * 1024 ** 3, '3\u00a0GB'],
  [5 * 1024 ** 4, '5\u202f120\u00a0GB'],
])('formats %i bytes as « %s »', (bytes, words) => {
  expect(formatMediaFileSize(bytes)).toBe(words);
});

test('formats known dimensions and returns null for others', () => {
  expect(formatDimensions({ width: 800, height: 600 })).toBe('800 × 600');
  expect(formatDimensions({ width: 0, height: 0 })).toBeNull();
  expect(formatDimensions({ width: null, height: null })).toBeNull();
});

test.each([
  ['avif', 'image'],
  ['mov', 'video'],
  ['m4a', 'audio'],
  ['docx', 'document'],
  ['txt', 'document'],
] as const)('derives the media type of %s: %s', (format, mediaType) => {
  expect(getMediaTypeByFormat(format)).toBe(mediaType);
});

test('imports an uploaded file by URL, an image of the site by path', () => {
  const uploadedFile = { filename: 'x', file_path: 'https://m.example/x.jpg' };
  const createImport = (name: string) =>
    formatMediaImportStatement({ ...uploadedFile, original_filename: name });
  expect(createImport('Affiche d’été 2.jpg')).toBe("import afficheDEte2 from 'https://m.example/x.jpg';");
  expect(createImport('2026.jpg')).toBe("import media2026 from 'https://m.example/x.jpg';");
  expect(createImport('حفلة.jpg')).toBe("import media from 'https://m.example/x.jpg';");
  const asset = systemAssets.find(({ filename }) => filename === 'group-logo.svg');
  expect(asset && formatMediaImportStatement(asset)).toBe("import groupLogo from '@/assets/group-logo.svg';");
});

test('filters system assets as images that need no alternative text', () => {
  const noFilters = { kind: null, missingAltText: false, search: '' } as const;
  expect(filterSystemAssets(noFilters)).toHaveLength(28);
  expect(filterSystemAssets({ ...noFilters, kind: 'image' })).toHaveLength(28);
  expect(filterSystemAssets({ ...noFilters, kind: 'video' })).toEqual([]);
  expect(filterSystemAssets({ ...noFilters, missingAltText: true })).toEqual([]);
  expect(filterSystemAssets({ ...noFilters, search: 'HERO' })).toHaveLength(4);
});

test.each([
  [['content_draft'], { mayUpload: false, mayManage: false }],
  [['media_upload'], { mayUpload: true, mayManage: false }],
  [['media_manage'], { mayUpload: true, mayManage: true }],
  // The permissions are not loaded yet.
  [undefined, { mayUpload: true, mayManage: true }],
] as const)('derives the media rights of the permissions %j', (permissions, rights) => {
  expect(getMediaRights(permissions)).toEqual(rights);
});
