// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ArticleText, safeUrl } from './article-text';

it('leaves HTML out and keeps one heading of the first level for the page', () => {
  const { container } = render(
    <ArticleText
      lead="Un chapeau"
      text={'# Titre\n\nUn <b onclick="x()">mot</b>.\n\n<script>alert(1)</script>'}
    />,
  );
  expect(screen.getByText('Un chapeau')).toBeVisible();
  expect(container.querySelector('h1, script, b, [onclick]')).toBe(null);
  expect(screen.getByRole('heading', { level: 2, name: 'Titre' })).toBeVisible();
});

it('sets the words in French, and leaves code and addresses as they were typed', () => {
  const { container } = render(
    <ArticleText
      lead="L'essentiel : tout"
      text={[
        "## Aujourd'hui : cinq",
        `- un **mot** : "l'heure" et \`a ? "b" : l'c\``,
        "[l'adresse](https://exemple.com/l'a?b=...) <https://exemple.com/l'a>",
        `![L'image : "vue"](/l'a...png)`,
        '```\nx ? "y" : z\n```',
      ].join('\n\n')}
    />,
  );
  const printed = (text: string) => text.replaceAll('_', '\u00a0');
  expect(container.querySelector('p')?.textContent).toBe(printed('L’essentiel_: tout'));
  expect(container.querySelector('h2')?.textContent).toBe(printed('Aujourd’hui_: cinq'));
  expect(container.querySelector('li')?.textContent).toContain(
    printed('un mot_: «_l’heure_» et a ? "b" : l\'c'),
  );
  expect(container.querySelector('pre')?.textContent).toContain('x ? "y" : z');
  expect(screen.getByRole('link', { name: 'l’adresse' })).toHaveAttribute(
    'href',
    "https://exemple.com/l'a?b=...",
  );
  expect(screen.getByRole('link', { name: "https://exemple.com/l'a" })).toHaveAttribute(
    'href',
    "https://exemple.com/l'a",
  );
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('alt', printed('L’image_: «_vue_»'));
  expect(picture).toHaveAttribute('src', "/l'a...png");
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
])('never links to %s', (url) => {
  const { container } = render(<ArticleText lead="" text={`[un lien](${url}) ![une image](${url})`} />);
  expect(screen.getByText('un lien')).toBeVisible();
  expect(container.querySelector('a, img')).toBe(null);
});

it.each([
  'https://exemple.com',
  'http://exemple.com',
  'mailto:a@exemple.com',
  '/presse',
  'presse?a=b:c',
  '#suite',
])('links to %s', (url) => {
  expect(safeUrl(url)).toBe(url);
});
