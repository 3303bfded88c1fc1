import { expect, it } from 'vitest';
import { readEmailLinkError, readEmailLinkFromUrl } from './email-link-params';

it.each([
  ['?token_hash=abc&type=signup', 'signup'],
  ['?token_hash=abc&type=email', 'signup'],
  ['?token_hash=abc&type=email_change', 'email_change'],
  ['?type=recovery&token_hash=abc', 'recovery'],
  ['?token_hash=abc&type=toString', null],
  ['?token_hash=abc', null],
])('reads the link in %s', (search, kind) => {
  expect(readEmailLinkFromUrl(search)).toEqual({ tokenHash: 'abc', kind });
});

it('returns null without a token', () => {
  expect(readEmailLinkFromUrl('?mode=reset&type=recovery')).toBeNull();
});

it('describes a failed link without the message in the URL', () => {
  const error = readEmailLinkError(
    '#error=access_denied&error_code=otp_expired&error_description=Appelez+le+0800',
  );
  expect(error).toMatchObject({ kind: 'expired-link', providerMessage: '' });
  expect(error?.message).not.toContain('0800');
});

it.each([
  '#contenu',
  '',
  '#error_code=weak_password',
  '#error=Votre+compte+est+bloqué',
  '#error_code=constructor',
])('returns no error for %j', (hash) => {
  expect(readEmailLinkError(hash)).toBeNull();
});
