import { controls } from './support/controls.ts';
import { test } from './support/test.ts';

for (const { title, path, run, tag = [] } of controls) {
  test(title, { tag }, async ({ visitor }) => {
    await visitor.open(path);
    await run(visitor);
  });
}
