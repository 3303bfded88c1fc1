// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { supabase } from '@/admin/lib/supabase';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { useChangeEmail } from './auth-mutations';

it('checks the password with the address that another browser has confirmed', async () => {
  let accountEmail = 'ancienne@exemple.com';
  const signInEmails: string[] = [];
  stubApi(({ url, body }) => {
    if (url.href.includes('grant_type=password')) signInEmails.push(body.email);
    const user = { id: 'user', email: accountEmail };
    if (url.href.endsWith('/user')) return user;
    return { access_token: 'a', refresh_token: 'r', expires_in: 3600, user };
  });
  await supabase.auth.signInWithPassword({ email: accountEmail, password: 'phrase' });
  accountEmail = 'nouvelle@exemple.com';
  const { result } = renderAdminHook(useChangeEmail);
  await result.current.mutateAsync({ email: 'encore@exemple.com', currentPassword: 'phrase' });
  expect(signInEmails).toEqual(['ancienne@exemple.com', 'nouvelle@exemple.com']);
});
