// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { stubApi } from '../../../../../tests/support/stub-api';
import { sessionsQuery } from './session-list';

it('treats an empty list as the end of the current session', async () => {
  stubApi(() => []);
  const sessions = new QueryClient().fetchQuery(sessionsQuery);
  await expect(sessions).rejects.toMatchObject({ kind: 'session' });
});
