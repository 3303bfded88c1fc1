// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tagText } from '@/copy/admin/taxonomy';
import { AppError } from '@/shared/lib/app-error';
import { explainMergeFailure } from './api/tag-bulk';
import { describeEffectOnContents } from './content-count';
import { explainSaveFailure } from './taxonomy-schema';

it.each([
  ['in-use', 'L’arborescence a changé entre-temps'],
  ['conflict', 'Quelqu’un d’autre a modifié la même information entre-temps'],
] as const)('explains a failed save of a category by the error « %s »', (kind, message) => {
  expect(explainSaveFailure(new AppError(kind))).toContain(message);
});

it('explains a failed merge into a tag that a colleague deleted', () => {
  expect(explainMergeFailure(new AppError('in-use'))).toMatch(/^Le tag à conserver n’existe plus/);
});

it.each([
  [undefined, 'Les contenus qui le portent sont conservés, sans ce tag.'],
  [0, 'Aucun contenu ne le porte.'],
  [1, 'Le contenu qui le porte est conservé, sans ce tag.'],
])('describes the deletion of a tag with %s contents', (count, text) => {
  expect(describeEffectOnContents(tagText.remove, count)).toBe(text);
});
