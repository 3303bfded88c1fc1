// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConsentHost } from './consent-host';
import { allRefusedChoices, saveConsent } from './consent-store';

const sendConsentProof = vi.hoisted(() => vi.fn());
vi.mock('./api/consent-proof', () => ({ sendConsentProof }));

beforeEach(() => void render(<ConsentHost />, { wrapper: MemoryRouter }));

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
