import { expect, test } from 'vitest';
import { newContentValues } from './content-schema';
import { describeValuesForPublishers } from './publishing-values';

test('lists nothing for a text without pin, byline and dates', () => {
  expect(describeValuesForPublishers(newContentValues)).toEqual([]);
});

test('lists pin, byline and dates of a draft', () => {
  const values = {
    ...newContentValues,
    pinned: true,
    byline: 'Awa $& Diop',
    publish_at: '2026-12-01T08:00',
    unpublish_at: '2026-12-24T18:30',
  };
  expect(describeValuesForPublishers(values)).toEqual([
    'd’être à la une, en tête de la page Presse et de l’accueil',
    'd’être signé «\u00a0Awa $& Diop\u00a0»',
    expect.stringMatching(/^d’être mis en ligne le .*1.*2026/),
    expect.stringMatching(/^d’être retiré le .*24.*2026/),
  ]);
  expect(describeValuesForPublishers({ ...values, content_type: 'page' })).toHaveLength(2);
});

test('lists no date while a year with too many digits is typed', () => {
  expect(describeValuesForPublishers({ ...newContentValues, publish_at: '20261-12-01T08:00' })).toEqual([]);
});
