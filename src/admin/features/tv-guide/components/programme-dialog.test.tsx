// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStoredTestProgramme } from '../../../../../tests/support/create-test-programme';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { answerNoRow, loseAnswer, neverAnswer, refuse, stubApi } from '../../../../../tests/support/stub-api';
import type { Programme } from '../guide-model';
import { toProgrammeValues } from '../programme-schema';
import { ProgrammeDialog } from './programme-dialog';

const storedFilm = createStoredTestProgramme('Film', '2026-11-24T20:00', '2026-11-24T22:00');

// By default, the answer to the first creation is lost, and the next creation overlaps.
beforeEach(() => {
  let attempts = 0;
  stubApi(({ method }) => {
    if (method !== 'POST') return [storedFilm];
    attempts += 1;
    if (attempts === 1) return loseAnswer();
    return refuse(409, '23P01');
  });
});

/** Opens the dialog with a title, over a guide with `programmes`. `refreshGuide` replaces these by `storedFilm`. */
async function openProgramme(
  programme: Programme | null,
  { title = 'Film', programmes = [programme ?? storedFilm] } = {},
) {
  const onClose = vi.fn();
  const values = { ...toProgrammeValues(programme ?? storedFilm), title };
  const props = { channel: 'hivowood', programme, values, onClose } as const;
  const { rerender } = renderAdmin(<ProgrammeDialog {...props} programmes={programmes} />);
  const saveButton = await screen.findByRole('button', { name: 'Enregistrer' });
  const refreshGuide = () => rerender(<ProgrammeDialog {...props} programmes={[storedFilm]} />);
  return { onClose, saveButton, refreshGuide };
}

it('accepts a programme that an attempt without an answer already stored', async () => {
  const { onClose, saveButton, refreshGuide } = await openProgramme(null, { programmes: [] });
  await userEvent.click(saveButton);
  expect(await screen.findByRole('alert')).toBeVisible();
  refreshGuide();
  await userEvent.click(saveButton);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it.each(['Série', 'Film'])('refuses « %s » at the time of a stored programme', async (title) => {
  const { onClose, saveButton } = await openProgramme(null, { title });
  await userEvent.click(saveButton);
  expect(await screen.findByText(/«\sFilm\s»/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('does not delete a programme that a colleague has changed', async () => {
  const deletionUrls: string[] = [];
  stubApi(({ url, method }) => {
    if (method !== 'DELETE') return { ...storedFilm, version: 2 };
    deletionUrls.push(url.href);
    return [];
  });
  const { onClose } = await openProgramme(storedFilm);
  const removeButton = screen.getByRole('button', { name: 'Supprimer l’émission' });
  await userEvent.click(removeButton);
  await vi.waitFor(() => expect(deletionUrls).toEqual([expect.stringContaining('version=eq.1')]));
  await vi.waitFor(() => expect(removeButton).not.toHaveAttribute('aria-disabled', 'true'));
  expect(onClose).not.toHaveBeenCalled();
});

it('disables the save button during a deletion, without the label of a save', async () => {
  stubApi(neverAnswer);
  const { saveButton } = await openProgramme(storedFilm);
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer l’émission' }));
  await vi.waitFor(() => expect(saveButton).toHaveAttribute('aria-disabled', 'true'));
  expect(saveButton).toHaveTextContent('Enregistrer');
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeDisabled();
});

it('keeps the typed title when a colleague has saved the programme', async () => {
  stubApi(({ method }) =>
    method === 'PATCH' ? answerNoRow() : { ...storedFilm, title: 'Le direct', version: 2 },
  );
  const { onClose, saveButton } = await openProgramme(storedFilm, { title: 'Mon titre' });
  await userEvent.click(saveButton);
  expect(await screen.findByRole('alert')).toHaveTextContent('Quelqu’un d’autre a modifié cette émission');
  expect(screen.getByLabelText(/^Titre/)).toHaveValue('Mon titre');
  expect(onClose).not.toHaveBeenCalled();
});

it('explains that the role does not allow the save', async () => {
  stubApi(({ method }) => (method === 'PATCH' ? answerNoRow() : storedFilm));
  const { saveButton } = await openProgramme(storedFilm, { title: 'Mon titre' });
  await userEvent.click(saveButton);
  expect(await screen.findByRole('alert')).toHaveTextContent('non autorisé pour votre rôle');
});

it('saves the new title of a programme of a whole day', async () => {
  const marathon = createStoredTestProgramme('Marathon', '2026-11-24T05:00', '2026-11-25T05:00');
  let sentProgramme: unknown;
  stubApi(({ body }) => {
    sentProgramme = body;
    return { id: 'Marathon' };
  });
  const { onClose, saveButton } = await openProgramme(marathon, { title: 'Marathon, suite' });
  await userEvent.click(saveButton);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const { starts_at, ends_at } = marathon;
  expect(sentProgramme).toMatchObject({ title: 'Marathon, suite', starts_at, ends_at });
});

it('refuses an end at the same time as the start', async () => {
  const { onClose, saveButton } = await openProgramme(storedFilm);
  fireEvent.change(screen.getByLabelText(/^Fin/), { target: { value: '20:00' } });
  await userEvent.click(saveButton);
  expect(await screen.findByText('La fin est la même heure que le début.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
