import { contactSendButtonSelector, fillAndSendContactForm } from './support/contact-form.ts';
import { createFieldSelector } from './support/element-selector.ts';
import { test } from './support/test.ts';

test('an empty contact form shows an error at each missing field', async ({ visitor }) => {
  await visitor.open('/contact');
  // before hydration, the browser's own message shows instead
  await visitor.waitForHydration();
  await visitor.press(contactSendButtonSelector);
  await visitor.sees({ css: 'form p, form span, form div', name: 'Ce champ est obligatoire.' });
  await visitor.expectFocused(createFieldSelector('Nom complet'));
});

test('a sent message is stored and confirmed', { tag: '@smoke' }, async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.waitForHydration();
  await fillAndSendContactForm(visitor);
});
