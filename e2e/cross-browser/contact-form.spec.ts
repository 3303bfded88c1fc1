import { send, writeToUs } from './support/contact.ts';
import { field } from './support/find.ts';
import { test } from './support/test.ts';

test('an empty contact form says what it misses, in place', async ({ visitor }) => {
  await visitor.open('/contact');
  // before, the browser's own bubble says it
  await visitor.hydrated();
  await visitor.press(send);
  await visitor.sees({ css: 'form p, form span, form div', name: 'Ce champ est obligatoire.' });
  await visitor.isFocused(field('Nom complet'));
});

test('a message is stored, and the visitor is told', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.hydrated();
  await writeToUs(visitor);
});
