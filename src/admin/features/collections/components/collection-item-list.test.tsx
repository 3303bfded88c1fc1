// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import collection from '@/copy/collections/questions';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { useCollectionForm } from '../use-collection-form';
import { CollectionItemList } from './collection-item-list';

function QuestionList() {
  const editor = useCollectionForm({ collection, row: undefined, initialDraft: undefined });
  return <CollectionItemList collection={collection} editor={editor} readOnly={false} />;
}

beforeEach(() => void renderAdmin(<QuestionList />));

const getRemoveButtons = () => screen.getAllByRole('button', { name: /^Supprimer/ });
const removeFirst = () => userEvent.click(getRemoveButtons()[0] as HTMLElement);

it('searches the values of the items, not the names of their fields', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'question{Enter}');
  expect(screen.getByText('Aucun élément ne correspond à cette recherche.')).toBeVisible();
});

it('keeps the search field while a search hides items of a short list', async () => {
  while (getRemoveButtons().length > 8) await removeFirst();
  await userEvent.type(screen.getByRole('searchbox'), `${collection.initial.items.at(-1)?.question}{Enter}`);
  await removeFirst();
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(getRemoveButtons()).toHaveLength(7));
});

it('moves the focus to the list after a removal', async () => {
  await removeFirst();
  expect(getRemoveButtons()).toHaveLength(collection.initial.items.length - 1);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-list'));
});
