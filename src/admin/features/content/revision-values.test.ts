import { expect, it } from 'vitest';
import { newContentValues } from './content-schema';
import { formatContentForDiff, readRevisionValues } from './revision-values';

it('reads the restorable values of a snapshot and ignores the others', () => {
  const snapshot = {
    title: 'Un',
    content: 'Deux',
    status: 'inconnu',
    content_type: 'news',
    cover_media_id: null,
    new: 1,
  };
  expect(readRevisionValues(snapshot)).toEqual({
    title: 'Un',
    content: 'Deux',
    content_type: 'news',
    cover_media_id: null,
  });
  expect(readRevisionValues(null)).toEqual({});
});

it('describes a content line by line, its text last and without escapes', () => {
  const lines = formatContentForDiff({ ...newContentValues, title: 'Un', content: 'a\n1\\_000 \\* 2' }).split(
    '\n',
  );
  expect(lines.slice(0, 4)).toEqual([
    'Titre\u00a0: Un',
    'Slug\u00a0: ',
    'Statut\u00a0: Brouillon',
    'Type\u00a0: Article',
  ]);
  expect(lines.slice(-3)).toEqual(['', 'a', '1_000 * 2']);
});
