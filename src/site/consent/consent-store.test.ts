// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { subDays } from 'date-fns';
import { beforeEach, expect, it, vi } from 'vitest';

const sendConsentProof = vi.hoisted(() => vi.fn());
vi.mock('./api/consent-proof', () => ({ sendConsentProof }));

beforeEach(() => {
  vi.resetModules();
  sendConsentProof.mockReset();
});

/** Opens the store as a page load does. Returns it and its current record. */
async function openStore() {
  const store = await import('./consent-store');
  const { result } = renderHook(store.useConsentState);
  return { store, readRecord: () => result.current?.record };
}

const storeRecord = (changes: object) =>
  localStorage.setItem(
    'obouo.consent',
    JSON.stringify({ id: 'x', version: 1, at: new Date().toISOString(), choices: {}, ...changes }),
  );

it.each([
  [{ at: subDays(new Date(), 180).toISOString() }, true],
  [{ at: subDays(new Date(), 183).toISOString() }, false],
  [{ version: 0 }, false],
])('a choice counts for six months and one version of the texts: %j', async (changes, isValid) => {
  storeRecord(changes);
  expect(Boolean((await openStore()).readRecord())).toBe(isValid);
});

it('a browser that refuses storage keeps the choice for this visit', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { store, readRecord } = await openStore();
  await act(async () => store.saveConsent(store.allRefusedChoices));
  expect(readRecord()?.choices).toEqual(store.allRefusedChoices);
});

it('a proof that could not be sent stays pending until a later attempt succeeds', async () => {
  storeRecord({ isPending: true });
  sendConsentProof.mockRejectedValueOnce(new Error('no network'));
  const { store, readRecord } = await openStore();
  await act(store.sendPendingConsentProof);
  expect(readRecord()).toHaveProperty('isPending', true);
  await act(store.sendPendingConsentProof);
  expect(sendConsentProof).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'x' }));
  expect(JSON.parse(localStorage.getItem('obouo.consent') ?? '')).not.toHaveProperty('isPending');
});
