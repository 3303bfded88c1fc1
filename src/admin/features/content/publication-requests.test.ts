import { expect, test } from 'vitest';
import { newContent } from './content-schema';
import { publicationRequests } from './publication-requests';

test('a plain text asks for nothing', () => {
  expect(publicationRequests(newContent)).toEqual([]);
});

test('a draft asks for its pin, its signature and its dates', () => {
  const values = {
    ...{ ...newContent, pinned: true, byline: 'Awa $& Diop' },
    ...{ publish_at: '2026-12-01T08:00', unpublish_at: '2026-12-24T18:30' },
  };
  expect(publicationRequests(values)).toEqual([
    'd’être à la une, en tête de la page Presse et de l’accueil',
    'd’être signé «\u00a0Awa $& Diop\u00a0»',
    expect.stringMatching(/^d’être mis en ligne le .*1.*2026/),
    expect.stringMatching(/^d’être retiré le .*24.*2026/),
  ]);
  expect(publicationRequests({ ...values, content_type: 'page' })).toHaveLength(2);
});
