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

it('reports what a colleague saved while a save waited for the network', async () => {
  const { result, type, performAction } = renderForm(original);
  database.nextAnswers = [loseAnswer];
  type({ content: 'Un.' });
  await performAction(({ submit }) => submit());
  database.rows = [{ ...original, content: 'Collègue.', version: 2 }];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current.conflict).toMatchObject({ row: { content: 'Collègue.' }, isDialogOpen: true });
  expect(database.rows).toMatchObject([{ content: 'Collègue.', version: 2 }]);
});

it('reports what a colleague saved in the same copy', async () => {
  const { result, type, performAction } = renderForm(online, copy);
  database.rows = [online, { ...copy, content: 'Collègue.', version: 2 }];
  type({ content: 'Un.' });
  await performAction(({ submit }) => submit());
  expect(result.current.conflict?.row).toMatchObject({ id: 'copy', content: 'Collègue.' });
});

it('opens the copy that a colleague made, and offers the typed text', async () => {
  const { result, type, performAction } = renderForm({ ...copy, content: 'Collègue.' }, online);
  type({ content: 'Un.' });
  await performAction(({ submit }) => submit());
  expect(result.current.conflict?.row.id).toBe('copy');
  await performAction(({ reload }) => reload());
  expect(result.current).toMatchObject({ storedRow: { id: 'copy' }, values: { content: 'Collègue.' } });
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/copy$/)]);
  await performAction(({ restoreBackup }) => restoreBackup());
  expect(result.current.values.content).toBe('Un.');
});

/** Original after a colleague put the copy online. */
const newerText: typeof online = { ...online, content: 'En ligne.', version: 2 };

it('saves to a new copy and deletes the backup of a published copy', async () => {
  const { result, type, performAction } = renderForm(online, copy);
  database.rows = [newerText];
  type({ content: 'Un.' });
  await performAction(({ submit }) => submit());
  expect(result.current.conflict?.row.id).toBe('original');
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/copy$/)]);
  await performAction(({ overwrite }) => overwrite());
  expect(Object.keys(localStorage)).toEqual([]);
  expect(database.rows).toMatchObject([newerText, { id: 'second copy', content: 'Un.', copied_version: 2 }]);
});

it('opens the original when its copy was published meanwhile, and offers the typed text', async () => {
  const { result, type, performAction } = renderForm(online, copy);
  database.rows = [newerText];
  type({ content: 'Un.' });
  await performAction(({ publish }) => publish());
  await performAction(({ reload }) => reload());
  expect(result.current).toMatchObject({ storedRow: { id: 'original' }, values: { content: 'En ligne.' } });
  await performAction(({ restoreBackup }) => restoreBackup());
  expect(result.current.values).toMatchObject({ content: 'Un.', status: 'published' });
  expect(database.rows).toEqual([newerText]);
});

it('opens the original after an overwrite when its copy was published meanwhile', async () => {
  const { type, performAction, onRowChange } = renderForm(online, copy);
  database.rows = [newerText];
  type({ content: 'Un.' });
  await performAction(({ publish }) => publish());
  await performAction(({ overwrite }) => overwrite());
  expect(database.rows).toMatchObject([{ id: 'original', content: 'Un.', version: 3 }]);
  expect(onRowChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'original' }));
  expect(Object.keys(localStorage)).toEqual([]);
});
