import { expect } from '@playwright/test';
import { getDatabase } from '../../support/backend.ts';
import { uniqueEmail } from '../../support/test.ts';
import { buttonTarget, fieldTarget, toastTarget } from './target.ts';
import type { Visitor } from './visitor.ts';

export const sendButton = buttonTarget('Envoyer le message');

/** Sends the form of /contact and expects its row in the database. */
export async function sendContactForm(visitor: Visitor): Promise<void> {
  const email = uniqueEmail('moteur');
  await visitor.type(fieldTarget('Nom complet'), 'Aïcha Koné');
  await visitor.type(fieldTarget('Email'), email);
  await visitor.type(fieldTarget('Sujet'), 'Été');
  await visitor.type(fieldTarget('Message'), 'Bonjour');
  await visitor.press(sendButton);
  await visitor.sees(toastTarget('Message envoyé !'));
  const { data } = await getDatabase(visitor.network.origin)
    .from('contact_messages')
    .select('name')
    .eq('email', email);
  expect(data).toEqual([{ name: 'Aïcha Koné' }]);
}
