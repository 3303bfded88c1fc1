// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { slugText } from '@/copy/admin/slug';
import { notify } from '@/shared/components/notify';
import {
  contributorRights,
  database,
  editorRights,
  mockContentDatabase,
  online,
  original,
  renderForm,
  renderFormWithRights,
} from '../../../../tests/support/content-form';
import { refuse } from '../../../../tests/support/stub-api';
import { fetchContentById } from './api/content-queries';

mockContentDatabase();

it('deletes the local backup of an online text after a copy is saved', async () => {
  const { type, performAction } = renderForm(online);
  type({ content: 'Un.' });
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/original$/)]);
  await performAction(({ submit }) => submit());
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  ['directly', 'an editor', editorRights, ['original']],
  ['in a copy', 'a contributor', contributorRights, ['original', 'second copy']],
] as const)('restores a revision %s for %s', async (_place, _person, rights, ids) => {
  const { result, performAction } = renderFormWithRights(rights, online);
  await performAction(({ restore }) => restore({ content: 'Avant.', slug: 'avant', status: 'archived' }));
  expect(database.rows.map(({ id }) => id)).toEqual(ids);
  expect(database.rows.at(-1)).toMatchObject({ content: 'Avant.', slug: 'titre' });
  expect(database.rows[0]?.status).toBe('published');
  expect(result.current.conflict).toBe(null);
});

it('saves text typed while signed out after the next sign-in', async () => {
  const { type, setSignedIn } = renderForm(original);
  setSignedIn(false);
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  setSignedIn(true);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
});

const HOUR_MS = 60 * 60 * 1000;

it.each([
  ['saves over a scheduled text', 'behind', -1, 0.5, ['original']],
  ['saves to a copy of an online text', 'ahead', 1, -0.5, ['original', 'second copy']],
] as const)(
  '%s when the clock of the server is an hour %s',
  async (_save, _clock, clockOffsetHours, publicationOffsetHours, ids) => {
    const serverTime = Date.now() + clockOffsetHours * HOUR_MS;
    const publishAt = new Date(serverTime + publicationOffsetHours * HOUR_MS);
    const { type, performAction } = renderForm({ ...online, publish_at: publishAt.toISOString() });
    database.offsetMs = clockOffsetHours * HOUR_MS;
    await performAction(() => fetchContentById('original'));
    type({ content: 'Un.' });
    await performAction(({ submit }) => submit());
    expect(database.rows.map(({ id }) => id)).toEqual(ids);
    expect(database.rows.at(-1)).toMatchObject({ content: 'Un.' });
  },
);

it.each([
  ['23505', slugText.taken],
  ['23P01', slugText.usedByRedirect],
])('explains the database error %s at the slug field', async (code, message) => {
  const { result, type, performAction } = renderForm(original);
  database.nextAnswers = [() => refuse(409, code)];
  type({ slug: 'pris' });
  await performAction(({ submit }) => submit());
  expect(result.current.field('slug').error).toBe(message);
});

it('updates an online text with one request and one toast', async () => {
  const answer = vi.spyOn(database, 'answer');
  const success = vi.spyOn(notify, 'success').mockClear();
  const { type, performAction } = renderForm(online);
  type({ content: 'Un.' });
  await performAction(({ publish }) => publish());
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
  expect(answer).toHaveBeenCalledOnce();
  expect(success).toHaveBeenCalledOnce();
});

it('shows no toast for an automatic save', async () => {
  const success = vi.spyOn(notify, 'success').mockClear();
  const { type } = renderForm(original);
  type({ content: 'Un.' });
  // The automatic save runs 3 seconds after the last change.
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
  expect(success).not.toHaveBeenCalled();
});
