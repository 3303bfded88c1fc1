// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToasterHost } from '@/shared/components/toaster-host';
import { filterSystemAssets } from '../system-assets';
import { MediaActionButtons } from './media-action-buttons';

vi.mock('@/admin/hooks/use-media-rights', () => ({ useMediaRights: () => ({ mayChange: () => true }) }));

it('copies the import and the address of a system asset and refuses its deletion', async () => {
  const [asset] = filterSystemAssets({ kind: null, missingAltText: false, search: 'hero-1.svg' });
  if (!asset) throw new Error('no asset');
  const onDelete = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <MediaActionButtons entry={asset} onDelete={onDelete} />
      <ToasterHost side="right" />
    </>,
  );
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await press(/^Supprimer/);
  expect(await screen.findByText(/Les assets système ne peuvent pas être supprimés/)).toBeInTheDocument();
  expect(onDelete).not.toHaveBeenCalled();
  await press(/^Copier l’import/);
  expect(await screen.findByText(/Import ES6 copié/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe("import hero1 from '@/assets/hero-1.svg';");
  await press(/^Copier l’URL/);
  expect(await screen.findByText(/URL copiée/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(/hero-1.*\.svg/);
});
