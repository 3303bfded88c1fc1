// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listenToToasts } from '@/shared/components/notify';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { answerNoRow, loseAnswer, stubApi } from '../../../../../tests/support/stub-api';
import { FollowUpForm } from './follow-up-form';

const stored = { status: 'new', note: '', assignee: null, due_on: null, version: 1 } as const;

/** Stubs the API of a stored row. A save over another version finds no row. Returns the saved columns. */
function stubRow(storedVersion: number, theirValues: object = {}) {
  const saves: unknown[] = [];
  stubApi(({ url, method, body }) => {
    if (url.pathname.endsWith('/list_assignable_users')) return [];
    if (url.pathname.endsWith('/list_submissions')) {
      const fields = { ...stored, ...theirValues, version: storedVersion };
      return { id: 'a', sent_at: '2026-11-30T10:00:00Z', fields };
    }
    if (method !== 'PATCH') return [];
    if (url.searchParams.get('version') !== `eq.${storedVersion}`) return answerNoRow();
    saves.push(body);
    return { version: storedVersion + 1 };
  });
  return { saves };
}

/** Renders the form of version 1. Returns the saved columns. */
function renderForm(...row: Parameters<typeof stubRow>) {
  const api = stubRow(...row);
  const followUp = { ...stored, source: 'press_contacts', updated_at: null, savedBy: null } as const;
  renderAdmin(
    <FollowUpForm id="a" followUp={{ ...followUp, savedByName: null }}>
      {null}
    </FollowUpForm>,
  );
  return api;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('saves the other fields beside a past due date, and keeps that date', async () => {
  const { saves } = renderForm(1);
  const dueField = screen.getByLabelText('À traiter pour le');
  fireEvent.change(dueField, { target: { value: '2020-01-01' } });
  await userEvent.selectOptions(screen.getByLabelText('Statut'), 'En cours');
  await save();
  expect(await screen.findByText('Tout est enregistré, sauf la date')).toBeVisible();
  expect(saves).toEqual([{ status: 'in_progress', note: '', assignee: null, due_on: null }]);
  expect(dueField).toHaveAccessibleDescription(/Cette date est passée/);
  expect(dueField).toHaveValue('2020-01-01');
  expect(dueField).toHaveFocus();
});

it('reports no saved fields when the save beside a past due date fails', async () => {
  renderForm(1);
  fireEvent.change(screen.getByLabelText('À traiter pour le'), { target: { value: '2020-01-01' } });
  await userEvent.selectOptions(screen.getByLabelText('Statut'), 'En cours');
  stubApi(loseAnswer);
  const toastTexts: (string | undefined)[] = [];
  const stopListening = listenToToasts(({ description }) => toastTexts.push(description));
  await save();
  expect(await screen.findByText(/Connexion impossible/)).toBeVisible();
  stopListening();
  expect(toastTexts).not.toContainEqual(expect.stringMatching(/est enregistré/));
});

it('compares both versions before it replaces the follow-up of a colleague', async () => {
  const { saves } = renderForm(2, { status: 'done', note: 'Déjà rappelée' });
  await userEvent.type(screen.getByLabelText(/^Note interne/), 'Rappeler lundi');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Ce contenu a changé entre-temps' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Comparer' }));
  await waitFor(() => expect(dialog.getByText(/Déjà rappelée/)).toBeInTheDocument());
  expect(dialog.getByText(/Rappeler lundi/)).toBeInTheDocument();
  expect(saves).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ma version quand même' }));
  // The status of the colleague stays, because the person has changed only the note.
  await waitFor(() =>
    expect(saves).toEqual([{ status: 'done', note: 'Rappeler lundi', assignee: null, due_on: null }]),
  );
});

it('offers the typed note again after the version of a colleague replaced it', async () => {
  renderForm(2, { note: 'Déjà rappelée' });
  const noteField = screen.getByLabelText(/^Note interne/);
  await userEvent.type(noteField, 'Rappeler lundi');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Recharger' }));
  expect(noteField).toHaveValue('Déjà rappelée');
  await userEvent.click(screen.getByRole('button', { name: 'Restaurer ce texte' }));
  expect(noteField).toHaveValue('Rappeler lundi');
});

it('saves over its own save whose answer was lost', async () => {
  renderForm(1);
  const noteField = screen.getByLabelText(/^Note interne/);
  await userEvent.type(noteField, 'Rappeler');
  stubApi(loseAnswer);
  await save();
  expect(await screen.findByText(/Connexion impossible/)).toBeVisible();
  const { saves } = stubRow(2, { note: 'Rappeler' });
  await userEvent.type(noteField, ' lundi');
  await save();
  await waitFor(() => expect(saves).toMatchObject([{ note: 'Rappeler lundi' }]));
});
