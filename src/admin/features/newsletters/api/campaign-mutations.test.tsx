// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { campaignToastTexts, campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { listenToToasts, type ToastOptions } from '@/shared/components/notify';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { answerNoRow, loseAnswer, refuse, stubApi } from '../../../../../tests/support/stub-api';
import { useCreateCampaign, useSaveCampaign, useSendTestCampaign } from './campaign-mutations';
import { type Campaign, campaignQueries } from './campaign-queries';
import { useChangeCampaign } from './change-campaign';

const values = { subject: 'Rentrée', intro: 'Bonjour', audience: 'readers' as const, stories: [] };
const draft = { ...values, id: 'c1', version: 3, state: 'draft' } as unknown as Campaign;
const save = {
  baseRow: draft,
  version: 3,
  values: { ...values, subject: 'Autre' },
  unansweredSaves: [],
  isManual: true,
};
const startAt = '2099-03-01T10:00:00.000Z';

/** Stubs an API whose writes change no row, because the stored campaign has another state. */
const stubStoredCampaign = (stored: Partial<Campaign>) =>
  stubApi(({ method }) => {
    if (method === 'POST') return [];
    if (method === 'PATCH') return answerNoRow();
    return { ...draft, scheduled_at: null, started_at: null, ...stored };
  });

it.each([
  ['stop', 'sent'],
  ['resume', 'stopped'],
] as const)('reports a conflict when « %s » finds the campaign %s', async (step, state) => {
  stubStoredCampaign({ state });
  const { result } = renderAdminHook(() => useChangeCampaign(step));
  await expect(result.current.mutateAsync({ campaign: draft })).rejects.toMatchObject({ kind: 'conflict' });
});

it.each([
  ['stop', 'stopped'],
  ['resume', 'sending'],
  ['resume', 'sent'],
] as const)('accepts a repeated « %s » of a campaign that is %s', async (step, state) => {
  stubStoredCampaign({ state });
  const { result } = renderAdminHook(() => useChangeCampaign(step));
  await expect(result.current.mutateAsync({ campaign: draft })).resolves.toBeUndefined();
});

it('reports a conflict when a draft to start was scheduled meanwhile', async () => {
  stubStoredCampaign({ state: 'scheduled', scheduled_at: '2099-03-01T10:00:00+00:00' });
  const { result } = renderAdminHook(() => useChangeCampaign('start'));
  await expect(result.current.mutateAsync({ campaign: draft })).rejects.toMatchObject({ kind: 'conflict' });
});

it('accepts only its own date when a draft is already scheduled', async () => {
  const { result } = renderAdminHook(() => useChangeCampaign('schedule'));
  stubStoredCampaign({ state: 'scheduled', scheduled_at: '2099-03-01T10:00:00+00:00' });
  await expect(result.current.mutateAsync({ campaign: draft, startAt })).resolves.toBeUndefined();
  stubStoredCampaign({ state: 'scheduled', scheduled_at: '2099-04-01T10:00:00+00:00' });
  await expect(result.current.mutateAsync({ campaign: draft, startAt })).rejects.toMatchObject({
    kind: 'conflict',
  });
});

/** Starts the draft. The answer is lost, and the stored campaign then has these columns. */
function startWithLostAnswer(stored: Partial<Campaign>) {
  stubApi(({ method }) => {
    if (method === 'POST') return loseAnswer();
    return { ...draft, scheduled_at: null, started_at: null, ...stored };
  });
  return renderAdminHook(() => useChangeCampaign('start')).result.current.mutateAsync({ campaign: draft });
}

it('accepts a stored start whose answer was lost', async () => {
  const start = startWithLostAnswer({ state: 'sending', started_at: '2026-11-30T10:00:00Z' });
  await expect(start).resolves.toBeUndefined();
});

it('reports a lost answer when the start is not stored', async () => {
  await expect(startWithLostAnswer({})).rejects.toMatchObject({ kind: 'network' });
});

it('reports a conflict when a saved draft was scheduled meanwhile', async () => {
  stubStoredCampaign({ state: 'scheduled' });
  const { result } = renderAdminHook(useSaveCampaign);
  await expect(result.current.mutateAsync(save)).rejects.toMatchObject({ kind: 'conflict' });
});

it('saves a draft over its own save whose answer was lost', async () => {
  stubApi(({ url, method, body }) => {
    if (method !== 'PATCH') return { ...draft, version: 4 };
    if (!url.href.includes('version=eq.4')) return answerNoRow();
    return { ...draft, ...body, version: 5 };
  });
  const { result } = renderAdminHook(useSaveCampaign);
  await expect(result.current.mutateAsync({ ...save, unansweredSaves: [values] })).resolves.toMatchObject({
    subject: 'Autre',
    version: 5,
  });
  await expect(result.current.mutateAsync(save)).rejects.toMatchObject({
    kind: 'conflict',
  });
});

it('reads the list again when the answer to a creation was lost', async () => {
  stubApi(loseAnswer);
  const { client, result } = renderAdminHook(useCreateCampaign, { showsToasts: true });
  const readList = vi.fn(async () => []);
  const list = new QueryObserver(client, { queryKey: campaignQueries.all(), queryFn: readList });
  const unsubscribe = list.subscribe(() => {});
  await result.current.mutateAsync().catch(() => {});
  expect(readList).toHaveBeenCalledTimes(2);
  unsubscribe();
});

/** Returns the last toast after a refused or lost call. */
async function findFailureToast<Variables>(
  useChange: () => { mutateAsync: (variables: Variables) => Promise<unknown> },
  variables: Variables,
) {
  const toasts: ToastOptions[] = [];
  const stopListening = listenToToasts((toast) => toasts.push(toast));
  const { result } = renderAdminHook(useChange, { showsToasts: true });
  await result.current.mutateAsync(variables).catch(() => {});
  stopListening();
  return toasts.at(-1);
}

it.each([
  ['is gone', null, text.missing],
  ['was sent less than a minute ago', false, text.test.sentRecently],
])('says in a toast that the draft of a test mail %s', async (_name, response, description) => {
  stubApi(() => response);
  const toast = await findFailureToast(useSendTestCampaign, { id: 'c1', addresses: [] });
  expect(toast?.description).toBe(description);
});

it('says in a toast that the start of a schedule is past', async () => {
  stubApi(() => refuse(400, '22023'));
  const toast = await findFailureToast(() => useChangeCampaign('schedule'), { campaign: draft, startAt });
  expect(toast?.description).toBe(text.schedule.past);
});

it('reports a failed save of a campaign in a toast', async () => {
  stubApi(loseAnswer);
  expect((await findFailureToast(useSaveCampaign, save))?.title).toBe(campaignToastTexts.saveFailed.title);
});
