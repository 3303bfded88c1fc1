import { expect } from '@playwright/test';
import { createSecretKeyClient } from '../../support/backend.ts';
import { createUniqueEmail } from '../../support/test.ts';
import type { BrowserVisitor } from './browser-visitor.ts';
import { createButtonSelector, createFieldSelector, createToastSelector } from './element-selector.ts';

/** Selects the send button of the contact form. */
export const contactSendButtonSelector = createButtonSelector('Envoyer le message');

/** Sends the form of /contact and expects its row in the database. */
export async function fillAndSendContactForm(visitor: BrowserVisitor): Promise<void> {
  const email = createUniqueEmail('moteur');
  await visitor.type(createFieldSelector('Nom complet'), 'Aïcha Koné');
  await visitor.type(createFieldSelector('Email'), email);
  await visitor.type(createFieldSelector('Sujet'), 'Été');
  await visitor.type(createFieldSelector('Message'), 'Bonjour');
  await visitor.press(contactSendButtonSelector);
  await visitor.sees(createToastSelector('Message envoyé !'));
  const { data } = await createSecretKeyClient(visitor.network.origin)
    .from('contact_messages')
    .select('name')
    .eq('email', email);
  expect(data).toEqual([{ name: 'Aïcha Koné' }]);
}
