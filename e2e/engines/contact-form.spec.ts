import { database } from '../support/backend.ts';
import { uniqueEmail } from '../support/test.ts';
import { button, field } from './support/find.ts';
import { expect, test } from './support/test.ts';

const send = button('Envoyer le message');
const toast = (name: string) => ({ css: '[data-sonner-toast] *', name });

test('an empty contact form says what it misses, in place', async ({ visitor }) => {
  await visitor.open('/contact');
  // before, the browser's own bubble says it
  await visitor.alive();
  await visitor.press(send);
  await visitor.sees({ css: 'form p, form span, form div', name: 'Ce champ est obligatoire.' });
  await visitor.isFocused(field('Nom complet'));
});

test('a message is stored, and the visitor is told', async ({ visitor, baseURL }) => {
  const email = uniqueEmail('moteur');
  await visitor.open('/contact');
  await visitor.type(field('Nom complet'), 'Aïcha Koné');
  await visitor.type(field('Email'), email);
  await visitor.type(field('Sujet'), 'Été');
  await visitor.type(field('Message'), 'Bonjour');
  await visitor.press(send);
  await visitor.sees(toast('Message envoyé !'));
  const { data } = await database(baseURL).from('contact_messages').select('name').eq('email', email);
  expect(data).toEqual([{ name: 'Aïcha Koné' }]);
});
