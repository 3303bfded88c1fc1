import { expect } from '@playwright/test';
import { createSecretKeyClient } from '../../support/backend.ts';
import { createUniqueEmail } from '../../support/test.ts';
import { createButtonTarget, createFieldTarget, createToastTarget } from './target.ts';
import type { Visitor } from './visitor.ts';

/** Targets the send button of the contact form. */
export const contactSendButtonTarget = createButtonTarget('Envoyer le message');

/** Sends the form of /contact and expects its row in the database. */
export async function sendContactForm(visitor: Visitor): Promise<void> {
  const email = createUniqueEmail('moteur');
  await visitor.type(createFieldTarget('Nom complet'), 'Aïcha Koné');
  await visitor.type(createFieldTarget('Email'), email);
  await visitor.type(createFieldTarget('Sujet'), 'Été');
  await visitor.type(createFieldTarget('Message'), 'Bonjour');
  await visitor.press(contactSendButtonTarget);
  await visitor.sees(createToastTarget('Message envoyé !'));
  const { data } = await createSecretKeyClient(visitor.network.origin)
    .from('contact_messages')
    .select('name')
    .eq('email', email);
  expect(data).toEqual([{ name: 'Aïcha Koné' }]);
}
