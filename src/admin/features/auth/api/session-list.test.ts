// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sessionsQuery } from './session-list';

it('treats an empty list as the end of the current session', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const sessions = new QueryClient().fetchQuery(sessionsQuery);
  await expect(sessions).rejects.toMatchObject({ kind: 'session' });
});
