// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { supabase } from '@/admin/lib/supabase';
import { stubApi } from '../../../../../tests/support/stub-api';
import { identityQueries } from './identity-queries';

const USER_ID = 'd0000000-0000-4000-8000-000000000001';

async function signInWithVisit(answer: { is_session_active: boolean; has_new_role: boolean }) {
  const visit = { is_suspended: false, needs_second_factor: false, ...answer };
  const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600, user: { id: USER_ID } };
  stubApi(({ url }) => {
    if (url.href.includes('/rpc/register_visit')) return visit;
    return url.href.includes('/token') ? session : [];
  });
  await supabase.auth.signInWithPassword({ email: 'awa@exemple.com', password: 'phrase' });
}

it('throws « session » when the registered visit has no active session', async () => {
  await signInWithVisit({ is_session_active: false, has_new_role: false });
  const access = new QueryClient().fetchQuery(identityQueries.access(USER_ID));
  await expect(access).rejects.toMatchObject({ kind: 'session' });
});

it('removes data that were read before the visit added a role', async () => {
  await signInWithVisit({ is_session_active: true, has_new_role: true });
  const client = new QueryClient();
  client.setQueryData(['dashboard', 'content'], 0);
  await client.fetchQuery(identityQueries.access(USER_ID));
  expect(client.getQueryData(['dashboard', 'content'])).toBeUndefined();
});
