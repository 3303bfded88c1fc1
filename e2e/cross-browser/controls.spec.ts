import { pageControlCases } from './support/controls.ts';
import { test } from './support/test.ts';

for (const { title, path, run, tag = [] } of pageControlCases) {
  test(title, { tag }, async ({ visitor }) => {
    await visitor.open(path);
    await run(visitor);
  });
}
