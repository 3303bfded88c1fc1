// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '@/shared/components/notify';
import { ContactForm } from './contact-form';

const insertVisitorRow = vi.hoisted(() => vi.fn());
vi.mock('@/site/api/insert-row', () => ({ insertVisitorRow }));
vi.mock('../honeypot', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  delayEarlyFormSending: async () => undefined,
}));

const VALUES = {
  'Nom complet': 'Awa Diop',
  Email: 'awa@exemple.com',
  Sujet: 'Une question',
  Message: 'Bonjour, voici mon message.',
};

const findField = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const readMessage = () => findField('Message').value;

/** Changes the fields without an event, as autofill may do. */
function fillForm() {
  for (const [label, value] of Object.entries(VALUES)) findField(label).value = value;
}

function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  insertVisitorRow.mockReset();
  render(<ContactForm />);
  fillForm();
});

it('brings the typed text back when the visitor returns from another page', () => {
  cleanup();
  render(<ContactForm />);
  expect(readMessage()).toBe(VALUES.Message);
});

it('brings the typed text back after a reload', () => {
  hidePage();
  // Without its clean-up: the browser drops the page.
  document.body.replaceChildren();
  render(<ContactForm />);
  expect(readMessage()).toBe(VALUES.Message);
});

it('keeps no typed text in the browser after a sent message', async () => {
  const showSuccess = vi.spyOn(notify, 'success').mockReturnValue();
  hidePage();
  expect(JSON.stringify(sessionStorage)).toContain(VALUES.Message);
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  expect(sessionStorage).toHaveLength(0);
});

/** Leaves the page during the sending and comes back. Returns the function that lets the sending succeed. */
async function returnDuringSending() {
  let resolve = () => {};
  insertVisitorRow.mockReturnValue(new Promise<void>((resolveInsert) => (resolve = resolveInsert)));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(insertVisitorRow).toHaveBeenCalledOnce());
  cleanup();
  render(<ContactForm />);
  const showSuccess = vi.spyOn(notify, 'success').mockReset();
  return async () => {
    resolve();
    await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
    await act(async () => undefined);
  };
}

it('empties the form of a visitor who left and came back during the sending', async () => {
  const succeed = await returnDuringSending();
  expect(readMessage()).toBe(VALUES.Message);
  await succeed();
  expect(readMessage()).toBe('');
  cleanup();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps another message that the visitor typed during the sending', async () => {
  const succeed = await returnDuringSending();
  findField('Message').value = 'Une autre question.';
  await succeed();
  expect(readMessage()).toBe('Une autre question.');
});
