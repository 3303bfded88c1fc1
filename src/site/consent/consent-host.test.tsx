// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

const sendConsentProof = vi.hoisted(() => vi.fn());
vi.mock('./api/consent-proof', () => ({ sendConsentProof }));

const allRefused = { performance: false, functionality: false, advertising: false };
const readStoredRecord = () => JSON.parse(localStorage.getItem('obouo.consent') ?? '{}');
/** Waits until the proof is sent: a later write would reach the next test. */
const waitForSentProof = () => waitFor(() => expect(readStoredRecord()).not.toHaveProperty('isPending'));
const pressAnswer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  sendConsentProof.mockReset();
  // Each page load has a new store.
  vi.resetModules();
  const { ConsentHost } = await import('./consent-host');
  render(<ConsentHost />, { wrapper: MemoryRouter });
});

it.each([
  ['Tout refuser', allRefused],
  ['Tout accepter', { performance: true, functionality: true, advertising: true }],
])('the banner stores the answer « %s »', async (label, choices) => {
  pressAnswer(label);
  await waitForSentProof();
  expect(readStoredRecord()).toMatchObject({ choices });
});

it('takes over the choice that the visitor made in another tab', () => {
  expect(screen.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
  const record = { id: 'x', version: 1, at: new Date().toISOString(), choices: allRefused };
  localStorage.setItem('obouo.consent', JSON.stringify(record));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'obouo.consent' })));
  expect(screen.queryByRole('button', { name: 'Tout refuser' })).toBeNull();
});

it('sends a pending proof again at the first interaction, not before', async () => {
  sendConsentProof.mockRejectedValueOnce(new Error('no network'));
  pressAnswer('Tout refuser');
  await waitFor(() => expect(sendConsentProof).toHaveBeenCalledOnce());
  await act(async () => void fireEvent.scroll(window));
  expect(sendConsentProof).toHaveBeenCalledOnce();
  await act(async () => void fireEvent.pointerDown(document.body));
  await waitFor(() => expect(sendConsentProof).toHaveBeenCalledTimes(2));
  await waitForSentProof();
});

it('removes `isPending` from a sent proof, even after a `pageshow` during the request', async () => {
  let finishSending: () => void = () => {};
  sendConsentProof.mockReturnValue(
    new Promise<void>((resolve) => {
      finishSending = resolve;
    }),
  );
  pressAnswer('Tout refuser');
  await waitFor(() => expect(sendConsentProof).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await act(async () => finishSending());
  expect(readStoredRecord()).not.toHaveProperty('isPending');
});
