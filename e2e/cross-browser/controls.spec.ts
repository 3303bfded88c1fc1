import { controls } from './support/controls.ts';
import { test } from './support/test.ts';

for (const { title, path, use } of controls) {
  test(title, async ({ visitor }) => {
    await visitor.open(path);
    await use(visitor);
  });
}
