// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { loseAnswer, stubApi } from '../../../../../tests/support/stub-api';
import { DescribePicturesDialog } from './describe-pictures-dialog';

const createRow = (id: string) => ({
  id,
  original_filename: `${id}.png`,
  filename: `${id}.png`,
  file_path: `https://m.example/${id}.png`,
  mime_type: 'image/png',
  media_type: 'image',
  alt_text: null as string | null,
});

let rows: ReturnType<typeof createRow>[] = [];
let losesAnswers = false;
/** Promise that a save waits for, if set. */
let beforeAnswer: Promise<void> | undefined;
let client: QueryClient;

beforeEach(async () => {
  rows = ['port', 'marche', 'plage'].map(createRow);
  losesAnswers = false;
  beforeAnswer = undefined;
  stubApi(async ({ url, method, body }) => {
    const { searchParams } = url;
    const id = searchParams.get('id')?.replace('eq.', '');
    const isUndescribed = searchParams.get('alt_text') === 'is.null';
    const isMatch = (row: (typeof rows)[number]) =>
      (!id || row.id === id) && (!isUndescribed || row.alt_text === null);
    const foundRows = rows.filter(isMatch);
    if (method === 'PATCH') {
      await beforeAnswer;
      for (const row of foundRows) Object.assign(row, body);
      if (losesAnswers) return loseAnswer();
    }
    return foundRows;
  });
  client = renderAdmin(<DescribePicturesDialog onClose={() => undefined} />).client;
  await screen.findByLabelText('port.png');
});

const typeText = (name: string, text: string) => userEvent.type(screen.getByLabelText(`${name}.png`), text);
const save = () => userEvent.click(screen.getByRole('button', { name: /^Enregistrer/ }));
const getSavedCount = () => client.getMutationCache().getAll().at(-1)?.state.data;
const listTexts = () => rows.map(({ alt_text }) => alt_text);

it('keeps the text that a colleague gave meanwhile, and skips a deleted picture', async () => {
  await typeText('port', 'Mon port');
  await typeText('marche', 'Mon marché');
  await typeText('plage', 'Ma plage');
  Object.assign(rows[0] as object, { alt_text: 'Le port d’une collègue' });
  rows.splice(1, 1);
  await save();
  await vi.waitFor(() => expect(listTexts()).toEqual(['Le port d’une collègue', 'Ma plage']));
  await vi.waitFor(() => expect(getSavedCount()).toBe(1));
});

it('counts a text as saved when an attempt without an answer stored it', async () => {
  await typeText('port', 'Mon port ');
  losesAnswers = true;
  await save();
  await vi.waitFor(() => expect(listTexts()).toEqual(['Mon port', null, null]));
  losesAnswers = false;
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: /^Enregistrer/ })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await save();
  await vi.waitFor(() => expect(getSavedCount()).toBe(1));
});

it('keeps a text that was typed while others were saved', async () => {
  let answer = () => {};
  beforeAnswer = new Promise((resolve) => {
    answer = resolve;
  });
  await typeText('port', 'Mon port');
  await save();
  expect(screen.getByLabelText('port.png')).toHaveAttribute('readonly');
  await typeText('plage', 'Ma plage');
  answer();
  await vi.waitFor(() => expect(screen.getByLabelText('port.png')).toHaveValue(''));
  expect(screen.getByLabelText('plage.png')).toHaveValue('Ma plage');
});
