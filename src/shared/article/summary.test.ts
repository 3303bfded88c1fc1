import { expect, it } from 'vitest';
import { summarizeMarkdown } from './summary';

it('keeps the words of a text and drops its Markdown', () => {
  const text =
    '## Une **partie**\n\n- un [lien](https://exemple.com)\n- `code`\n\n> cité ![Vue](/a.png)\n\n![Autre](/b.png)\n\n| a |\n| - |\n| b |';
  expect(summarizeMarkdown(text)).toBe('Une partie un lien code cité Vue');
});

it('applies French typography', () => {
  expect(summarizeMarkdown('Marmite : l\'**heure** du "direct"')).toBe(
    'Marmite\u00a0: l’heure du «\u00a0direct\u00a0»',
  );
});

it('cuts a very long word', () => {
  expect(summarizeMarkdown('a'.repeat(400))).toHaveLength(156);
});

it('ends between two words', () => {
  const summary = summarizeMarkdown('Mot '.repeat(60));
  expect(summary.length).toBeLessThanOrEqual(156);
  expect(summary).toMatch(/Mot…$/);
});
