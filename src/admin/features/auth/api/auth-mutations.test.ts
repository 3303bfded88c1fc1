import { beforeEach, expect, it, vi } from 'vitest';
import { setPassword } from './auth-mutations';

/** Fake account: its password, and whether the server's answers get lost. */
const account = vi.hoisted(() => ({ password: '', shouldLoseAnswers: false }));

vi.mock('@/admin/lib/supabase', () => {
  const refuse = (code: string) => ({ data: null, error: { code, status: 400 } });

  /** Changes the password like the server of a hosted project. */
  async function updateUser({ password = '', current_password = '' }) {
    if (current_password !== account.password) return refuse('current_password_invalid');
    if (password === account.password) return refuse('same_password');
    account.password = password;
    if (account.shouldLoseAnswers) throw new TypeError('Failed to fetch');
    return { data: { user: {} }, error: null };
  }
  return { supabase: { auth: { updateUser } } };
});

const change = { currentPassword: 'la première phrase', password: 'la seconde phrase' };

beforeEach(() => {
  account.password = change.currentPassword;
  account.shouldLoseAnswers = false;
});

it('accepts a password that a first attempt without an answer has set', async () => {
  account.shouldLoseAnswers = true;
  await expect(setPassword(change)).rejects.toMatchObject({ kind: 'network' });
  account.shouldLoseAnswers = false;
  await expect(setPassword(change)).resolves.toBe(undefined);
  expect(account.password).toBe(change.password);
});

it('refuses a wrong current password after a request that never arrived', async () => {
  account.shouldLoseAnswers = true;
  await expect(setPassword(change)).rejects.toMatchObject({ kind: 'network' });
  account.shouldLoseAnswers = false;
  account.password = change.currentPassword;
  await expect(setPassword({ ...change, currentPassword: 'une autre' })).rejects.toMatchObject({
    kind: 'credentials',
  });
  expect(account.password).toBe(change.currentPassword);
});

it('refuses the current password as the new one', async () => {
  const samePassword = { ...change, password: change.currentPassword };
  await expect(setPassword(samePassword)).rejects.toMatchObject({ kind: 'same-password' });
});
