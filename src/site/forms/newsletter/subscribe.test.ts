import { expect, it, vi } from 'vitest';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import { AppError } from '@/shared/lib/app-error';
import { parseTypedEmail, subscribeToNewsletter } from './subscribe';

const insertVisitorRow = vi.hoisted(() => vi.fn());
vi.mock('@/site/api/insert-row', () => ({ insertVisitorRow }));

it.each([
  ['', fieldErrorTexts.required],
  ['aminata.exemple.com', fieldErrorTexts.email],
  [`${'a'.repeat(250)}@exemple.com`, fieldErrorTexts.email],
  [' Awa@Exemple.com ', undefined],
])('the address %j has the error %j', (typed, error) => {
  expect(parseTypedEmail(typed)).toEqual({ email: typed.trim().toLowerCase(), ...(error && { error }) });
});

it('treats a duplicate after a lost answer as its own subscription', async () => {
  const duplicate = new AppError('duplicate', { status: 409 });
  insertVisitorRow.mockRejectedValueOnce(new AppError('network')).mockRejectedValue(duplicate);
  await expect(subscribeToNewsletter('awa@exemple.com')).rejects.toMatchObject({ kind: 'network' });
  await subscribeToNewsletter('awa@exemple.com');
  await expect(subscribeToNewsletter('kofi@exemple.com')).rejects.toBe(duplicate);
});
