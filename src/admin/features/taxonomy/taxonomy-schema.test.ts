// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tagText } from '@/copy/admin/taxonomy';
import { AppError } from '@/shared/lib/app-error';
import { explainMergeFailure } from './api/tag-bulk';
import { describeTermDeletion } from './content-count';
import { explainSaveFailure } from './taxonomy-schema';

it('explains a save and a merge whose parent or target a colleague deleted meanwhile', () => {
  const error = new AppError('in-use');
  expect(explainSaveFailure(error)).toMatch(/^L’arborescence a changé entre-temps/);
  expect(explainMergeFailure(error)).toMatch(/^Le tag à conserver n’existe plus/);
});

it.each([
  [undefined, 'Les contenus qui le portent sont conservés, sans ce tag.'],
  [0, 'Aucun contenu ne le porte.'],
  [1, 'Le contenu qui le porte est conservé, sans ce tag.'],
])('describes the deletion of a tag of %s contents', (count, text) => {
  expect(describeTermDeletion(tagText.remove, count)).toBe(text);
});
