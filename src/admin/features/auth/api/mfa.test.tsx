// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mfaToastTexts } from '@/copy/admin/second-factor';
import { toAppError } from '@/shared/lib/app-error';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { useCreateRecoveryCodes, useRemoveFactor, useRemoveLostFactor } from './mfa';

/** Fake account: its factors, and the methods of the client. */
const server = vi.hoisted(() => {
  const factors: { id: string }[] = [];
  const succeed = (data: unknown) => ({ data, error: null });
  return {
    factors,
    rpc: vi.fn(),
    verify: vi.fn(async () => succeed({})),
    unenroll: vi.fn(),
    refreshSession: vi.fn(async () => succeed({})),
    listFactors: async () => succeed({ all: factors, totp: factors }),
  };
});

vi.mock('@/admin/lib/supabase', () => {
  const { rpc, verify, unenroll, refreshSession, listFactors } = server;
  const mfa = { listFactors, challengeAndVerify: verify, unenroll };
  return { supabase: { rpc, auth: { mfa, refreshSession } } };
});

/** Removes the factor on the server, but its answer is lost. */
const loseAnswer = async () => {
  server.factors.length = 0;
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.clearAllMocks();
  server.factors.length = 0;
  server.factors.push({ id: 'factor' });
});

it('accepts a recovery code on a retry after a lost answer', async () => {
  const { result } = renderAdminHook(useRemoveLostFactor);
  server.rpc.mockImplementationOnce(loseAnswer);
  await expect(result.current.mutateAsync({ code: 'code' })).rejects.toMatchObject({ kind: 'network' });
  // the database deleted the codes with the factor
  server.rpc.mockResolvedValueOnce({ data: false, error: null });
  await result.current.mutateAsync({ code: 'code' });
  expect(server.refreshSession).toHaveBeenCalledOnce();
});

it('refuses a wrong recovery code', async () => {
  const { result } = renderAdminHook(useRemoveLostFactor);
  server.rpc.mockResolvedValueOnce({ data: false, error: null });
  await expect(result.current.mutateAsync({ code: 'code' })).rejects.toMatchObject({ kind: 'wrong-code' });
  expect(server.refreshSession).not.toHaveBeenCalled();
});

it('completes the removal of a factor on a retry after a lost answer', async () => {
  const { result } = renderAdminHook(useRemoveFactor);
  server.unenroll.mockImplementationOnce(loseAnswer);
  await expect(result.current.mutateAsync('123456')).rejects.toMatchObject({ kind: 'network' });
  await result.current.mutateAsync('123456');
  expect(server.verify).toHaveBeenCalledOnce();
  expect(server.refreshSession).toHaveBeenCalledOnce();
});

it('says that the stored recovery codes may be replaced when the answer is lost', async () => {
  const { client, result } = renderAdminHook(useCreateRecoveryCodes);
  server.rpc.mockImplementationOnce(loseAnswer);
  const failure = await result.current.mutateAsync().catch(toAppError);
  const toast = client.getMutationCache().getAll().at(-1)?.meta?.error;
  expect(toast).toBeTypeOf('function');
  if (typeof toast === 'function') expect(toast(toAppError(failure))).toBe(mfaToastTexts.codesUnanswered);
});
