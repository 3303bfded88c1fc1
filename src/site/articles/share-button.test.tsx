// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '@/shared/components/notify';
import { ShareButton } from './share-button';

const download = vi.hoisted(() => ({ shouldFail: true }));

vi.mock('./share-menu', () => {
  if (download.shouldFail) throw new Error('no network');
  return { ShareMenu: () => <p>Copier le lien</p> };
});

it('opens the menu at the press after a failed download', async () => {
  const showError = vi.spyOn(notify, 'error').mockReturnValue();
  render(<ShareButton title="Titre" url="https://exemple.com" />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await waitFor(() => expect(showError).toHaveBeenCalledOnce());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  download.shouldFail = false;
  fireEvent.click(button);
  expect(await screen.findByText('Copier le lien')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
