// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('gives pictures, videos, tables and buttons that stand alone a block of their own', async () => {
  const { container } = render(
    <ArticleText
      lead=""
      text={[
        `![Vue](/a.jpg "Le studio d'Abidjan")`,
        '![Un](/1.jpg)\n![Deux](/2.jpg "Deux")',
        'Au fil du texte ![Petite](/p.jpg) aussi.',
        '<https://youtu.be/abcdefghijk>',
        'https://vimeo.com/123456789',
        '[Le film](https://www.dailymotion.com/video/x8abcde)',
        '[![Affiche](/poster.jpg)](https://www.youtube.com/watch?v=abcdefghijk)',
        '[Nous écrire](/contact "bouton")',
        '| Pays | Chaînes |\n| --- | ---: |\n| Sénégal | 4 |',
      ].join('\n\n')}
    />,
  );
  expect(screen.getByText('Le studio d’Abidjan').tagName).toBe('FIGCAPTION');
  expect(container.querySelectorAll('.gallery > figure > img')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Petite' }).parentElement?.tagName).toBe('P');
  const videos = screen.getAllByRole('link', { name: /^Lire la vidéo/ });
  expect(videos.map((video) => video.getAttribute('href'))).toEqual([
    'https://youtu.be/abcdefghijk',
    'https://vimeo.com/123456789',
    'https://www.dailymotion.com/video/x8abcde',
    'https://www.youtube.com/watch?v=abcdefghijk',
  ]);
  expect(container.querySelector('img[src="/poster.jpg"]')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('columnheader', { name: 'Chaînes' })).toHaveStyle({ textAlign: 'right' });
  expect(container.querySelector('iframe')).toBe(null);
  await userEvent.click(screen.getByRole('link', { name: /Le film/ }));
  expect(screen.getByTitle('Le film')).toHaveAttribute(
    'src',
    'https://www.dailymotion.com/embed/video/x8abcde?autoplay=1',
  );
});

it.each([
  'javascript:alert(1)//https://youtu.be/abcdefghijk',
  'https://youtu.be.exemple.com/abcdefghijk',
  'https://exemple.com/?https://youtu.be/abcdefghijk',
  'https://youtu.be/abc"onload="x',
])('takes no player from %s', (url) => {
  render(<ArticleText lead="" text={`[film](<${url}>)`} />);
  expect(screen.queryByRole('link', { name: /Lire la vidéo/ })).toBe(null);
});
