import { writeToUs } from './support/contact.ts';
import { openMenu } from './support/controls.ts';
import { extendAround, extendForms } from './support/extensions.ts';
import { test } from './support/test.ts';

/**
 * React reports that the HTML of a form has changed, and renders it again. Any other error fails the test.
 */
test.use({ expectedFaults: [/Minified React error #418/] });

for (const { what, extend } of [
  { what: 'the document and its fields', extend: extendAround },
  { what: 'forms', extend: extendForms },
]) {
  test(`${what} changed by extensions before the page is hydrated: it works`, async ({ visitor }) => {
    visitor.network.beforeAll(extend);
    await visitor.open('/contact');
    await visitor.hydrated();
    await openMenu(visitor);
    await writeToUs(visitor);
  });

  test(`${what} changed by extensions once the page is hydrated: it works`, async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.hydrated();
    await visitor.read(extend);
    await openMenu(visitor);
    await writeToUs(visitor);
  });
}
