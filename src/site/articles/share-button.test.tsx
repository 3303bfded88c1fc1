// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '@/shared/components/notify';
import { ShareButton } from './share-button';

const download = vi.hoisted(() => ({ shouldFail: true }));

vi.mock('./share-menu', (importOriginal) => {
  if (download.shouldFail) throw new Error('no network');
  return importOriginal();
});

it('opens the menu at the next press after a failed download', async () => {
  const showError = vi.spyOn(notify, 'error').mockReturnValue();
  render(<ShareButton title="Titre" url="https://exemple.com" />);
  const button = screen.getByRole('button', { name: 'Partager' });
  fireEvent.click(button);
  await waitFor(() => expect(showError).toHaveBeenCalledOnce());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  download.shouldFail = false;
  fireEvent.click(button);
  expect(await screen.findByText('Copier le lien')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it.each(['Envoyer par email', /^Partager sur WhatsApp/])(
  'returns the focus to the button after %s',
  async (name) => {
    download.shouldFail = false;
    render(<ShareButton title="Titre" url="https://exemple.com" />);
    const button = screen.getByRole('button', { name: 'Partager' });
    fireEvent.click(button);
    const link = await screen.findByRole('link', { name });
    link.focus();
    // jsdom cannot open the link
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(button).toHaveFocus();
  },
);
