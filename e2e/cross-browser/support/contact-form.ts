import { expect } from '@playwright/test';
import { database } from '../../support/backend.ts';
import { uniqueEmail } from '../../support/test.ts';
import { button, field, toast } from './target.ts';
import type { Visitor } from './visitor.ts';

export const sendButton = button('Envoyer le message');

/** Sends the form of /contact and expects its row in the database. */
export async function sendContactForm(visitor: Visitor): Promise<void> {
  const email = uniqueEmail('moteur');
  await visitor.type(field('Nom complet'), 'Aïcha Koné');
  await visitor.type(field('Email'), email);
  await visitor.type(field('Sujet'), 'Été');
  await visitor.type(field('Message'), 'Bonjour');
  await visitor.press(sendButton);
  await visitor.sees(toast('Message envoyé !'));
  const { data } = await database(visitor.network.origin)
    .from('contact_messages')
    .select('name')
    .eq('email', email);
  expect(data).toEqual([{ name: 'Aïcha Koné' }]);
}
