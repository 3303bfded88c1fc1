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
