// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  copy,
  database,
  mockContentDatabase,
  online,
  original,
  renderForm,
} from '../../../../tests/support/content-form';
import { loseAnswer } from '../../../../tests/support/stub-api';

mockContentDatabase();

// An automatic save runs 3 seconds after the last change, so the tests wait 3100 ms.

it('recognises its automatic save when a later save waited for the lost answer', async () => {
  const { result, type, performAction } = renderForm(original);
  let breakConnection: (cause: Error) => void = () => undefined;
  database.nextAnswers = [() => new Promise((_resolve, reject) => (breakConnection = reject))];
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(3100));
  type({ content: 'Un, deux.' });
  await performAction(({ submit }) => submit());
  await performAction(() => breakConnection(new TypeError('Failed to fetch')));
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([{ content: 'Un, deux.', version: 3 }]);
});

it('recognises its own save after an outage with many retries', async () => {
  const { result, type } = renderForm(original);
  // The database stores « Un. » before the outage.
  database.nextAnswers = Array.from({ length: 12 }, () => loseAnswer);
  for (const content of ['Un.', 'Un, deux.']) {
    type({ content });
    await act(() => vi.advanceTimersByTimeAsync(3100));
  }
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([{ content: 'Un, deux.', version: 3 }]);
});

it('saves automatically when a change is undone after an error of a gateway', async () => {
  const { type } = renderForm(original);
  database.nextAnswers = [() => new Response('', { status: 502 })];
  for (const content of ['Un.', original.content]) {
    type({ content });
    await act(() => vi.advanceTimersByTimeAsync(3100));
  }
  expect(database.rows).toMatchObject([{ content: original.content, version: 3 }]);
});

it('recognises its own publication at a past date when the answer was lost', async () => {
  const { result, type, performAction } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.', status: 'published', publish_at: '2026-01-02T10:00' });
  await performAction(({ submit }) => submit());
  await performAction(({ submit }) => submit());
  expect(result.current.conflict).toBe(null);
  expect(result.current.isDirty).toBe(false);
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
});

it('updates the original again when the answer to the first update was lost', async () => {
  const { result, type, performAction } = renderForm(online, copy);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await performAction(({ publish }) => publish());
  type({ content: 'Un, deux.' });
  await performAction(({ publish }) => publish());
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([{ id: 'original', content: 'Un, deux.', status: 'published' }]);
});

it('saves to a second copy when the answer to the first publication was lost', async () => {
  const { result, type, performAction } = renderForm(online, copy);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await performAction(({ publish }) => publish());
  type({ content: 'Un, deux.' });
  await performAction(({ submit }) => submit());
  expect(result.current.conflict).toBe(null);
  expect(database.rows).toMatchObject([
    { id: 'original', content: 'Un.', status: 'published' },
    { id: 'second copy', content: 'Un, deux.', status: 'draft' },
  ]);
});

it('after a new sign-in, repeats a save that waited for the network', async () => {
  const { result, type, performAction, setSignedIn } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await performAction(({ submit }) => submit());
  database.rows = [original];
  setSignedIn(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  setSignedIn(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current.isWaitingForNetwork).toBe(false);
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
});

it('repeats a failed automatic save and does not publish the text', async () => {
  const { result, type } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(3100));
  database.rows = [original];
  type({ status: 'published' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(database.rows).toMatchObject([{ content: 'Un.', status: 'draft', version: 2 }]);
  expect(result.current.isDirty).toBe(true);
});

it('sends an update that waited for the network, and keeps what was typed since', async () => {
  const { result, type, performAction } = renderForm(online);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await performAction(({ publish }) => publish());
  database.rows = [online];
  type({ content: 'Un, deux.' });
  // No automatic save runs before the retry after 10 seconds: it would take the place of the update.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(database.rows).toEqual([online]);
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(database.rows).toMatchObject([{ content: 'Un.', status: 'published', version: 2 }]);
  expect(result.current.values.content).toBe('Un, deux.');
});

it('leaves the save button enabled during an automatic save and its retry', async () => {
  const { result, type, performAction } = renderForm(original);
  let breakConnection: (cause: Error) => void = () => undefined;
  const wait = () => new Promise<Response>((_resolve, reject) => (breakConnection = reject));
  database.nextAnswers = [wait, wait];
  type({ content: 'Un.' });
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(database.rows).toMatchObject([{ content: 'Un.', version: 2 }]);
  expect(result.current.isSubmitting).toBe(false);
  await act(async () => breakConnection(new TypeError('Failed to fetch')));
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(database.nextAnswers).toEqual([]);
  expect(result.current.isSubmitting).toBe(false);
  await performAction(({ submit }) => submit());
  expect(result.current.isSubmitting).toBe(true);
});
