// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { answerNoRow, loseAnswer, stubApi } from '../../../../../tests/support/stub-api';
import type { MediaListRow } from '../api/media-queries';
import { MediaDetailsForm } from './media-details-form';

const report = {
  id: 'a',
  file_path: 'https://m.example/rapport.pdf',
  media_type: 'document',
  alt_text: null,
  caption: 'Ancienne légende',
  credit: 'Awa Diop',
  licence: null,
  focal_x: null,
  focal_y: null,
  replaced_at: null,
} as MediaListRow;

const picture: MediaListRow = { ...report, media_type: 'image' };

/** File in the database. */
let storedFile = report;
let isAnswerLost = false;
/** Called with the changes that the form sends. */
const update = vi.fn();

/** Form with a button that loads `storedFile` again. */
function FormWithReload() {
  const [row, setRow] = useState(storedFile);
  return (
    <>
      <MediaDetailsForm file={row} />
      <button type="button" onClick={() => setRow(storedFile)}>
        Recharger
      </button>
    </>
  );
}

beforeEach(() => {
  isAnswerLost = false;
  update.mockClear();
  stubApi(({ url, method, body }) => {
    if (method !== 'PATCH') return storedFile;
    update(body);
    if (isAnswerLost) return loseAnswer();
    // The query finds no row when a colleague has changed the caption.
    const caption = url.searchParams.get('caption') ?? `eq.${storedFile.caption}`;
    return caption === `eq.${storedFile.caption}` ? { id: 'a' } : answerNoRow();
  });
});

function openForm(file: MediaListRow) {
  storedFile = file;
  renderAdmin(<FormWithReload />);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const reload = () => userEvent.click(screen.getByRole('button', { name: 'Recharger' }));

it('saves only the changed texts of a file', async () => {
  openForm(report);
  await userEvent.type(screen.getByLabelText(/^Licence/), ' Libre ');
  await save();
  expect(update).toHaveBeenCalledExactlyOnceWith({ licence: 'Libre' });
});

it('takes the caption of a colleague and saves only the typed credit', async () => {
  openForm(report);
  await userEvent.type(screen.getByLabelText(/^Crédit/), ' / Groupe Obouo');
  storedFile = { ...report, caption: 'Légende d’une collègue' };
  await reload();
  expect(screen.getByLabelText(/^Légende/)).toHaveValue('Légende d’une collègue');
  await save();
  expect(update).toHaveBeenCalledExactlyOnceWith({ credit: 'Awa Diop / Groupe Obouo' });
});

it('shows the text that a colleague saved meanwhile before a second save replaces it', async () => {
  openForm(report);
  await userEvent.type(screen.getByLabelText(/^Légende/), ' de la régie');
  storedFile = { ...report, caption: 'Légende d’une collègue' };
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/remplacera sa version/);
  expect(update).toHaveBeenCalledOnce();
  await reload();
  const caption = screen.getByLabelText(/^Légende/);
  expect(caption).toHaveValue('Ancienne légende de la régie');
  expect(caption).toHaveAccessibleDescription(/entre-temps\s: Légende d’une collègue$/);
  await save();
  expect(update).toHaveBeenCalledTimes(2);
  expect(update).toHaveBeenLastCalledWith({ caption: 'Ancienne légende de la régie' });
  storedFile = { ...report, caption: 'Ancienne légende de la régie' };
  await reload();
  await userEvent.type(caption, ' !');
  expect(caption).not.toHaveAccessibleDescription(/entre-temps/);
});

it('hides the error when a reload shows that the unanswered save was stored', async () => {
  openForm(report);
  await userEvent.type(screen.getByLabelText(/^Licence/), ' Libre ');
  isAnswerLost = true;
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  storedFile = { ...report, licence: 'Libre' };
  await reload();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/^Licence/), 'CC');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Licence/)).not.toHaveAccessibleDescription(/entre-temps/);
});

it('keeps a typed text when a colleague generates the renditions of a picture', async () => {
  openForm(picture);
  await userEvent.type(screen.getByLabelText(/^Texte alternatif/), 'Le marché');
  storedFile = { ...picture, file_size: 4, renditions: [] };
  await reload();
  expect(screen.getByLabelText(/^Texte alternatif/)).toHaveValue('Le marché');
});

it('drops a typed alternative text when the picture is replaced', async () => {
  openForm(picture);
  await userEvent.type(screen.getByLabelText(/^Texte alternatif/), 'Le marché');
  storedFile = { ...picture, alt_text: 'Le port', replaced_at: '2026-11-02T10:00:00Z' };
  await reload();
  expect(screen.getByLabelText(/^Texte alternatif/)).toHaveValue('Le port');
});

it('keeps a typed credit when a document is replaced', async () => {
  openForm(report);
  await userEvent.type(screen.getByLabelText(/^Crédit/), ' / AFP');
  storedFile = { ...report, file_size: 9, replaced_at: '2026-11-02T10:00:00Z' };
  await reload();
  expect(screen.getByLabelText(/^Crédit/)).toHaveValue('Awa Diop / AFP');
});

const getSlider = (name: string) => screen.getByLabelText(name);

it('warns before a save replaces the focal point of a colleague', async () => {
  openForm(picture);
  fireEvent.change(getSlider('De gauche à droite'), { target: { value: '80' } });
  storedFile = { ...picture, focal_x: 10, focal_y: 20 };
  await reload();
  expect(screen.getByRole('alert')).toHaveTextContent(/remplacera sa version/);
  expect(getSlider('De gauche à droite')).toHaveValue('80');
  expect(getSlider('De haut en bas')).toHaveValue('50');
});

it('follows the focal point of a colleague while the person types a text', async () => {
  openForm(picture);
  await userEvent.type(screen.getByLabelText(/^Licence/), 'CC');
  storedFile = { ...picture, focal_x: 10, focal_y: 20 };
  await reload();
  expect(getSlider('De gauche à droite')).toHaveValue('10');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes the text of a colleague without a warning after a save', async () => {
  openForm(report);
  const caption = screen.getByLabelText(/^Légende/);
  await userEvent.type(caption, ' de la régie');
  await save();
  storedFile = { ...report, caption: 'Ancienne légende de la régie' };
  await reload();
  storedFile = { ...report, caption: 'Légende d’une collègue' };
  await reload();
  expect(caption).toHaveValue('Légende d’une collègue');
  expect(caption).not.toHaveAccessibleDescription(/entre-temps/);
});

it('shows no warning when a reload brings the saved text during typing', async () => {
  openForm(report);
  const caption = screen.getByLabelText(/^Légende/);
  await userEvent.type(caption, ' A');
  await save();
  await userEvent.type(caption, 'B');
  storedFile = { ...report, caption: 'Ancienne légende A' };
  await reload();
  expect(caption).toHaveValue('Ancienne légende AB');
  await save();
  expect(caption).not.toHaveAccessibleDescription(/entre-temps/);
});

it('keeps the original text that the person restored after a conflict', async () => {
  openForm(report);
  const caption = screen.getByLabelText(/^Légende/);
  await userEvent.type(caption, '!');
  storedFile = { ...report, caption: 'Légende d’une collègue' };
  await reload();
  await userEvent.type(caption, '{Backspace}');
  storedFile = { ...storedFile, licence: 'CC' };
  await reload();
  expect(caption).toHaveValue('Ancienne légende');
  expect(caption).toHaveAccessibleDescription(/entre-temps/);
});
