import { fillAndSendContactForm } from './support/contact-form.ts';
import { openAndCloseMenu } from './support/controls.ts';
import { simulatePageExtension, simulatePasswordManagerIcons } from './support/extensions.ts';
import { test } from './support/test.ts';

/** React reports that the HTML of a form has changed, and renders it again. Any other error fails the test. */
test.use({ expectedErrors: [/Minified React error #418/] });

for (const { changedParts, simulateExtension } of [
  { changedParts: 'the document and its fields', simulateExtension: simulatePageExtension },
  { changedParts: 'forms', simulateExtension: simulatePasswordManagerIcons },
]) {
  test(`the contact page works when extensions change ${changedParts} before hydration`, async ({
    visitor,
  }) => {
    visitor.network.runBeforePages(simulateExtension);
    await visitor.open('/contact');
    await visitor.waitForHydration();
    await openAndCloseMenu(visitor);
    await fillAndSendContactForm(visitor);
  });

  test(`the contact page works when extensions change ${changedParts} after hydration`, async ({
    visitor,
  }) => {
    await visitor.open('/contact');
    await visitor.waitForHydration();
    await visitor.evaluate(simulateExtension);
    await openAndCloseMenu(visitor);
    await fillAndSendContactForm(visitor);
  });
}
