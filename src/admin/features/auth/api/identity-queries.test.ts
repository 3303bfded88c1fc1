// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { supabase } from '@/admin/lib/supabase';
import { identityQueries } from './identity-queries';

const USER_ID = 'd0000000-0000-4000-8000-000000000001';

it('reports an ended session, also when its account was deleted', async () => {
  const visit = {
    is_suspended: false,
    is_session_active: false,
    needs_second_factor: false,
    has_new_role: false,
  };
  const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600, user: { id: USER_ID } };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/rpc/register_visit')) return Response.json(visit);
    if (address.includes('/user_roles')) return Response.json([]);
    if (address.includes('/token')) return Response.json(session);
    return Response.json({ error_code: 'user_not_found', msg: 'User not found' }, { status: 403 });
  });
  await supabase.auth.signInWithPassword({ email: 'awa@exemple.com', password: 'phrase' });
  const access = new QueryClient().fetchQuery(identityQueries.access(USER_ID));
  await expect(access).rejects.toMatchObject({ kind: 'session' });
});
