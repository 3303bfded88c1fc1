// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { libraryPictureRow as row } from '../../../../tests/support/library-picture-row';
import { renderAdmin } from '../../../../tests/support/render-admin';
import { stubApi } from '../../../../tests/support/stub-api';
import { usePictureDialog } from './use-picture-dialog';

function PictureButton({ onPick }: { onPick: () => void }) {
  const { choosePictures, pictureDialog } = usePictureDialog();
  return (
    <>
      <button type="button" onClick={() => choosePictures(onPick)}>
        Image
      </button>
      {pictureDialog}
    </>
  );
}

it('inserts a picture once after a double click', async () => {
  stubApi(({ url }) => (url.href.includes('/media_library') ? [row] : []));
  const onPick = vi.fn();
  renderAdmin(<PictureButton onPick={onPick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Image' }));
  const choice = await screen.findByRole('button', { name: 'Choisir «\u00a0Affiche.png\u00a0»' });
  await userEvent.dblClick(choice);
  expect(onPick).toHaveBeenCalledExactlyOnceWith(
    [{ src: 'https://m.example/a.png', alt: '', title: '' }],
    [],
  );
});
