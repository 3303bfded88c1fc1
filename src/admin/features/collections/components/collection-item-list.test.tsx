// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import collection from '@/copy/collections/questions';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import type { StoredCollectionRow } from '../api/collection-queries';
import { useCollectionForm } from '../use-collection-form';
import { CollectionItemList } from './collection-item-list';

function QuestionList({ row }: { row: StoredCollectionRow }) {
  const editor = useCollectionForm({ collection, row, initialDraft: undefined });
  return <CollectionItemList collection={collection} editor={editor} readOnly={false} />;
}

/** Smallest list with a search field. */
const questions = collection.initial.items.slice(0, 8);

function renderQuestions() {
  const value = { ...collection.initial, items: questions } as unknown as StoredCollectionRow['value'];
  renderAdmin(<QuestionList row={{ key: collection.key, value, version: 1, updated_at: '2026-11-01' }} />);
}

const searchFor = (text: string) => userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);
const searchFirstQuestion = () => searchFor(questions[0]?.question ?? '');
const getRemoveButtons = () => screen.getAllByRole('button', { name: /^Supprimer/ });
const removeFirst = () => userEvent.click(getRemoveButtons()[0] as HTMLElement);

it('searches the values of the items, not the names of their fields', async () => {
  renderQuestions();
  await searchFor('question');
  expect(screen.getByText('Aucun élément ne correspond à cette recherche.')).toBeVisible();
});

it('keeps the search field while a search hides items of a short list', async () => {
  renderQuestions();
  await searchFirstQuestion();
  await removeFirst();
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(getRemoveButtons()).toHaveLength(7));
});

it('keeps the open item when its typed text no longer matches the search', async () => {
  renderQuestions();
  await searchFirstQuestion();
  await userEvent.click(screen.getByRole('button', { name: /^Ouvrir/ }));
  const field = screen.getByRole('textbox', { name: /^Question/ });
  await userEvent.clear(field);
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
});

it('moves the focus to the list after a removal', async () => {
  renderQuestions();
  await removeFirst();
  expect(getRemoveButtons()).toHaveLength(7);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-list'));
});
