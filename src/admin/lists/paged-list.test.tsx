// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../tests/support/render-admin';
import type { BatchOutcome, BulkAction } from './bulk-action';
import { toSinglePage } from './keyset';
import { PagedList } from './paged-list';
import { searchAndPageUrlParams } from './search-and-page-params';
import { PageSelectionCheckbox, RowSelectionCheckbox } from './selection-checkboxes';

interface Row {
  id: string;
  name: string;
}

const rows: Row[] = ['un', 'deux', 'trois'].map((name) => ({ id: name, name }));

function renderList(action: BulkAction<Row>) {
  renderAdmin(
    <PagedList
      urlParams={searchAndPageUrlParams}
      params={searchAndPageUrlParams.initial}
      query={{
        data: toSinglePage(rows),
        isPending: false,
        isFetching: false,
        isPlaceholderData: false,
        error: null,
        refetch: vi.fn(),
      }}
      text={{ one: 'tag', many: 'tags', error: '' }}
      empty={null}
      bulk={{ entries: [action], readPage: vi.fn(), getName: ({ name }) => name, invalidates: [] }}
    >
      {(pageRows, selection) => (
        <>
          <PageSelectionCheckbox selection={selection} />
          {pageRows.map(({ id, name }) => (
            <RowSelectionCheckbox key={id} id={id} name={name} selection={selection} />
          ))}
        </>
      )}
    </PagedList>,
  );
}

const changedNoun = { one: 'tag changé', many: 'tags changés' };
const succeed = async (targets: readonly Row[]): Promise<BatchOutcome> => ({
  doneIds: targets.map(({ id }) => id),
});
const findResult = () => screen.findByRole('region', { name: 'Résultat' });

it('changes the selected rows and keeps a refused one selected for a retry', async () => {
  const user = userEvent.setup();
  const apply = vi
    .fn(succeed)
    .mockResolvedValueOnce({ doneIds: ['un'], reasons: new Map([['trois', 'Un motif.']]) });
  renderList({ label: 'Changer', resultWords: changedNoun, apply });
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner un' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner trois' }));
  await user.click(await screen.findByRole('button', { name: 'Changer' }));
  const result = await findResult();
  expect(result).toHaveTextContent('1 tag changé');
  expect(within(result).getByRole('listitem')).toHaveTextContent('Refusé pour 1 élément : Un motif.trois');
  expect(screen.getByRole('checkbox', { name: 'Sélectionner un' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Sélectionner trois' })).toBeChecked();
  await user.click(within(result).getByRole('button', { name: 'Réessayer' }));
  expect(apply.mock.lastCall).toEqual([[rows[2]]]);
});

it('offers no selection of the whole list when the page shows every row', async () => {
  const user = userEvent.setup();
  renderList({ label: 'Changer', resultWords: changedNoun, apply: succeed });
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
  expect(await screen.findByText('3 sélectionnés')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /résultats/ })).not.toBeInTheDocument();
});

it('asks before a dangerous action, and offers to undo it', async () => {
  const user = userEvent.setup();
  const apply = vi.fn(succeed);
  const restore = vi.fn(succeed);
  const question = { title: 'Supprimer la sélection ?', text: 'Une conséquence.', confirm: 'Confirmer' };
  const undo = {
    label: 'Annuler la suppression',
    resultWords: { one: 'tag restauré', many: 'tags restaurés' },
    apply: restore,
  };
  renderList({ label: 'Supprimer', resultWords: changedNoun, question, apply, undo });
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner deux' }));
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = screen.getByRole('alertdialog', { name: question.title });
  expect(dialog).toHaveTextContent('1 élément : deux. Une conséquence.');
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  expect(apply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await user.click(screen.getByRole('button', { name: 'Confirmer' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler la suppression' }));
  expect(await screen.findByText('1 tag restauré')).toBeInTheDocument();
  expect(restore).toHaveBeenCalledWith([rows[1]]);
});

it('focuses the result of a bulk action, then the list', async () => {
  const user = userEvent.setup();
  renderList({ label: 'Changer', resultWords: changedNoun, apply: succeed });
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner un' }));
  await user.click(await screen.findByRole('button', { name: 'Changer' }));
  expect(await findResult()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fermer le résultat' }));
  expect(document.activeElement).toHaveAttribute('data-list');
});
