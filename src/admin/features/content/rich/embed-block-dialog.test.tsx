// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { EmbedBlockDialog } from './embed-block-dialog';
import { type EmbedBlockData, emptyEmbedBlocks } from './embed-blocks';

function renderDialog(block: EmbedBlockData) {
  const onSave = vi.fn();
  renderAdmin(<EmbedBlockDialog block={block} choosePictures={vi.fn()} onSave={onSave} onClose={vi.fn()} />);
  return onSave;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Valider' }));

it('focuses the refused address of a video', async () => {
  const onSave = renderDialog(emptyEmbedBlocks.video);
  await submit();
  expect(screen.getByLabelText(/Adresse de la vidéo/)).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

function renderGallery() {
  const pictures = ['Un', 'Deux', 'Trois'].map((title) => ({ src: '/phare.webp', alt: 'Phare', title }));
  return renderDialog({ type: 'gallery', attrs: { pictures } });
}

/** Submits the dialog. Returns the titles of the saved pictures. */
async function saveGallery(onSave: ReturnType<typeof renderDialog>) {
  await submit();
  return onSave.mock.lastCall?.[0].pictures.map(({ title }: { title: string }) => title);
}

it('moves a picture of a gallery by several places with one button', async () => {
  const onSave = renderGallery();
  const upButton = screen.getByRole('button', { name: 'Monter «\u00a0Image 3, Phare\u00a0»' });
  await userEvent.click(upButton);
  await userEvent.keyboard('{Enter}');
  expect(upButton).toHaveFocus();
  expect(upButton).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(/place 1 sur 3/);
  expect(await saveGallery(onSave)).toEqual(['Trois', 'Un', 'Deux']);
});

it('focuses the list after the removal of a picture', async () => {
  const onSave = renderGallery();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer «\u00a0Image 2, Phare\u00a0»' }));
  expect(screen.getByRole('list', { name: 'Galerie' })).toHaveFocus();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(await saveGallery(onSave)).toEqual(['Un', 'Trois']);
});
