import { expect, it } from 'vitest';
import { summaryOf } from './summary';

it('keeps the words of a text and leaves its marks', () => {
  const text = '## Une **partie**\n\n- un [lien](https://exemple.com)\n- `code`\n\n> cité\n\n![Vue](/a.png)';
  expect(summaryOf(text)).toBe('Une partie un lien code cité Vue');
});

it('ends between two words', () => {
  const summary = summaryOf('Mot '.repeat(60));
  expect(summary.length).toBeLessThanOrEqual(156);
  expect(summary).toMatch(/Mot…$/);
});
