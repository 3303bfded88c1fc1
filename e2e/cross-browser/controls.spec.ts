import { pageControlCases } from './support/controls.ts';
import { test } from './support/test.ts';

for (const { title, path, checkControl, tag = [] } of pageControlCases) {
  test(title, { tag }, async ({ visitor }) => {
    await visitor.open(path);
    await checkControl(visitor);
  });
}
