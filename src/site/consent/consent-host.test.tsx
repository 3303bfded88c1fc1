// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '@/shared/components/notify';
import { ConsentHost } from './consent-host';
import {
  allRefusedChoices,
  closeConsentPreferences,
  openConsentPreferences,
  saveConsent,
} from './consent-store';

const download = vi.hoisted(() => ({ shouldFail: false }));

vi.mock('./consent-dialog', async () => {
  if (download.shouldFail) throw new Error('no network');
  const { Dialog } = await import('@/shared/components/dialog');
  const ConsentDialog = () => (
    <Dialog title="Préférences" onClose={closeConsentPreferences}>
      <button type="submit">Enregistrer</button>
    </Dialog>
  );
  return { ConsentDialog };
});

const sendConsentProof = vi.hoisted(() => vi.fn());
vi.mock('./api/consent-proof', () => ({ sendConsentProof }));

/** A page whose title takes the focus when the path changes, as on the site. */
function Page() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the path
  useLayoutEffect(() => title.current?.focus(), [pathname]);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {pathname}
      </h1>
      <button type="button" onClick={() => navigate('/presse')}>
        Presse
      </button>
    </>
  );
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <ConsentHost />
      <Page />
    </MemoryRouter>,
  );
});

// Other test files share the state of the store.
afterEach(() => void act(closeConsentPreferences));

it('opens the preferences at the press after a failed download', async () => {
  const showError = vi.spyOn(notify, 'error').mockReturnValue();
  download.shouldFail = true;
  act(openConsentPreferences);
  await waitFor(() => expect(showError).toHaveBeenCalledOnce());
  download.shouldFail = false;
  act(openConsentPreferences);
  expect(await screen.findByRole('dialog', { name: 'Préférences' })).toBeVisible();
});

it('closes the preferences when the page changes, and leaves the focus on its title', async () => {
  screen.getByRole('button', { name: 'Presse' }).focus();
  act(openConsentPreferences);
  await screen.findByRole('dialog', { name: 'Préférences' });
  fireEvent.click(screen.getByRole('button', { name: 'Presse', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: '/presse' })).toHaveFocus();
});

it('takes over the choice that the visitor made in another tab', () => {
  expect(screen.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
  const record = { id: 'x', version: 1, at: new Date().toISOString(), choices: allRefusedChoices };
  localStorage.setItem('obouo.consent', JSON.stringify(record));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'obouo.consent' })));
  expect(screen.queryByRole('button', { name: 'Tout refuser' })).toBeNull();
});

it('sends a pending proof again at the first interaction, not before', async () => {
  sendConsentProof.mockRejectedValueOnce(new Error('no network'));
  act(() => saveConsent(allRefusedChoices));
  await waitFor(() => expect(sendConsentProof).toHaveBeenCalledOnce());
  await act(async () => void fireEvent.pointerDown(document.body));
  await waitFor(() => expect(sendConsentProof).toHaveBeenCalledTimes(2));
  sendConsentProof.mockReset();
});

it('removes `isPending` from a sent proof, even after a `pageshow` during the request', async () => {
  let finishSending: () => void = () => {};
  sendConsentProof.mockReturnValue(
    new Promise<void>((resolve) => {
      finishSending = resolve;
    }),
  );
  act(() => saveConsent(allRefusedChoices));
  await waitFor(() => expect(sendConsentProof).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await act(async () => finishSending());
  expect(JSON.parse(localStorage.getItem('obouo.consent') ?? '')).not.toHaveProperty('isPending');
});
