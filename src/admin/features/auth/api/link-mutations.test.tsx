// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { idleClock } from '../idle/idle-clock';
import { useConfirmEmailLink } from './link-mutations';

const IDLE_LIMIT_MS = 60 * 60_000;

it('restarts the idle time when a link signs in after the idle limit', async () => {
  stubApi(() => ({ access_token: 'a', refresh_token: 'r', expires_in: 3600, user: { id: 'user' } }));
  vi.useFakeTimers({ toFake: ['Date'] });
  idleClock.recordActivity();
  vi.setSystemTime(Date.now() + IDLE_LIMIT_MS);
  const { result } = renderAdminHook(useConfirmEmailLink);
  expect(idleClock.isExpired()).toBe(true);
  await result.current.mutateAsync({ tokenHash: 'token', kind: 'recovery' });
  expect(idleClock.isExpired()).toBe(false);
});
