import { writeToUs } from './support/contact.ts';
import { useMenu } from './support/controls.ts';
import { extendAround, extendForms } from './support/extensions.ts';
import { test } from './support/test.ts';

for (const { what, extend } of [
  { what: 'the document and its fields', extend: extendAround },
  { what: 'forms', extend: extendForms },
]) {
  test(`${what} changed by extensions before the page is hydrated: it works, and says nothing`, async ({
    visitor,
  }) => {
    visitor.network.beforeAll(extend);
    await visitor.open('/contact');
    await visitor.hydrated();
    await writeToUs(visitor);
    await useMenu(visitor);
  });

  test(`${what} changed by extensions once the page is hydrated: it works, and says nothing`, async ({
    visitor,
  }) => {
    await visitor.open('/contact');
    await visitor.hydrated();
    await visitor.read(extend);
    await writeToUs(visitor);
    await useMenu(visitor);
  });
}
