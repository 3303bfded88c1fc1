// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { stubApi } from '../../../../../tests/support/stub-api';
import { submissionListUrlParams } from '../submission-params';
import { createSubmissionExport } from './submission-export';

it('writes each timestamp in the local time of the person who exports', async () => {
  vi.stubEnv('TZ', 'Europe/Paris');
  stubApi(() => [
    {
      id: 'a',
      sent_at: '2026-11-28T23:30:00.123456+00:00',
      fields: {
        email: 'awa@example.org',
        audience: 'readers',
        is_active: false,
        confirmation_asked_at: '2026-11-28T23:30:00.123456+00:00',
      },
    },
  ]);
  const { read } = createSubmissionExport({ ...submissionListUrlParams.initial, tab: 'newsletter' });
  const { text } = await read(null, new AbortController().signal);
  expect(
    text
      .trim()
      .split(';')
      .filter((cell) => cell.includes('2026')),
  ).toEqual(['29 nov. 2026 à 00:30', '2026-11-29 00:30', '29 nov. 2026', '2026-11-29 00:30']);
});

it('starts the file with the labels of the columns', () => {
  const { head } = createSubmissionExport({ ...submissionListUrlParams.initial, tab: 'newsletter' });
  expect(head).toBe(
    '\uFEFFInscrit le;Inscrit le (date ISO);E-mail;Liste;Confirmation demandée le;Confirmation demandée le (date ISO);Abonnement\r\n',
  );
});

it('continues after the last row of a full batch', async () => {
  const toRow = (index: number) => ({
    id: String(index),
    sent_at: '2026-11-28T23:30:00+00:00',
    fields: { email: `${index}@example.org`, audience: 'readers' },
  });
  const cursors: unknown[] = [];
  stubApi(({ body }) => {
    const { cursor_id: cursor, page_size: size } = body;
    cursors.push(cursor);
    return Array.from({ length: cursor ? 1 : size }, (_, index) => toRow(1000 - index));
  });
  const { read } = createSubmissionExport({ ...submissionListUrlParams.initial, tab: 'newsletter' });
  const { signal } = new AbortController();
  const { rowCount, next } = await read(null, signal);
  expect(rowCount).toBe(500);
  expect(await read(next, signal)).toMatchObject({ rowCount: 1, next: null });
  expect(cursors).toEqual([undefined, next?.id]);
});
