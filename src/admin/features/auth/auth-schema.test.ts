import { expect, it, vi } from 'vitest';
import { authFieldErrorTexts } from '@/copy/admin/auth';
import { createPasswordChangeSchema, mfaCodeFormSchema, signUpSchema } from './auth-schema';

const passwordList = vi.hoisted(() => ({ isMissing: true }));
vi.mock('@zxcvbn-ts/language-common/src/passwords.json', () => {
  if (passwordList.isMissing) throw new Error('Failed to fetch');
  return { default: ['motdepasse', 'liverpool'] };
});

/** Returns the refusal of a new password at the sign-up, and at a change of the password. */
async function findRefusals(password: string) {
  const account = { firstName: 'Aïcha', lastName: 'Kaboré', email: 'a.sidibe@exemple.com', password };
  const change = { currentPassword: 'une phrase', password };
  const results = await Promise.all([
    signUpSchema.safeParseAsync(account),
    createPasswordChangeSchema(['a.sidibe@exemple.com', 'Aïcha Kaboré']).safeParseAsync(change),
  ]);
  return results.map(({ error }) => error?.issues.map(({ message }) => message).join() ?? null);
}

it('accepts common passwords while their list cannot be loaded, and loads it later', async () => {
  expect(await findRefusals('liverpool')).toEqual([null, null]);
  passwordList.isMissing = false;
  vi.resetModules();
  expect(await findRefusals('Liverpool')).toEqual(Array(2).fill(authFieldErrorTexts.passwordCommon));
});

it.each([
  ['court', authFieldErrorTexts.passwordTooShort],
  ['MotDePasse', authFieldErrorTexts.passwordCommon],
  ['soleil-kabore', authFieldErrorTexts.passwordPersonal],
  ['les sidibe 1998', authFieldErrorTexts.passwordPersonal],
  ['une phrase de passe', null],
])('checks the new password « %s »', async (password, refusal) => {
  expect(await findRefusals(password)).toEqual([refusal, refusal]);
});

it('accepts a code of the app that is typed with spaces', () => {
  expect(mfaCodeFormSchema.parse({ code: ' 123 456' })).toEqual({ code: '123456' });
});
