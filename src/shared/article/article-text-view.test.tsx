// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { siteUrl } from '@/copy/brand';
import { supabaseUrl } from '@/shared/lib/env';
import type { CaptionedPictureData } from '@/shared/lib/stored-picture';
import { toSafeUrl } from '../../../supabase/functions/_shared/markdown-links.ts';
import { ArticleTextView } from './article-text-view';
import { parseArticleText } from './parsed-article';

interface TextProps {
  lead: string;
  text: string;
  pictures?: CaptionedPictureData[];
}

/** Renders a stored text as its page does. */
const Text = ({ lead, text, pictures = [] }: TextProps) => (
  <ArticleTextView lead={lead} body={parseArticleText(text, pictures).body} pictures={pictures} />
);

it('leaves HTML out and renders a heading of level 1 at level 2', () => {
  const { container } = render(
    <Text lead="Un chapeau" text={'# Titre\n\nUn <b onclick="x()">mot</b>.\n\n<script>alert(1)</script>'} />,
  );
  expect(screen.getByText('Un chapeau')).toBeVisible();
  expect(container.querySelector('h1, script, b, [onclick]')).toBe(null);
  expect(screen.getByRole('heading', { level: 2, name: 'Titre' })).toBeVisible();
});

it('marks English terms of lead, text and links as English', () => {
  const { container } = render(
    <Text
      lead="Le Business Plan du groupe"
      text={'Sur **Smart TV**.\n\n[Le Pitch Deck](/presse) est prêt.'}
    />,
  );
  const terms = [...container.querySelectorAll('[lang=en]')].map((term) => term.textContent);
  expect(terms).toEqual(['Business Plan', 'Smart TV', 'Pitch Deck']);
});

it('applies French typography, except to code and addresses', () => {
  const { container } = render(
    <Text
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
  const withSpaces = (text: string) => text.replaceAll('_', '\u00a0');
  expect(container.querySelector('p')?.textContent).toBe(withSpaces('L’essentiel_: tout'));
  expect(container.querySelector('h2')?.textContent).toBe(withSpaces('Aujourd’hui_: cinq'));
  expect(container.querySelector('li')?.textContent).toContain(
    withSpaces('un mot_: «_l’heure_» et a ? "b" : l\'c'),
  );
  expect(container.querySelector('pre')?.textContent).toContain('x ? "y" : z');
  expect(screen.getByRole('link', { name: /^l’adresse/ })).toHaveAttribute(
    'href',
    "https://exemple.com/l'a?b=...",
  );
  expect(screen.getByRole('link', { name: /^https:\/\/exemple\.com\/l'a/ })).toHaveAttribute(
    'href',
    "https://exemple.com/l'a",
  );
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('alt', withSpaces('L’image_: «_vue_»'));
  expect(picture).toHaveAttribute('src', "/l'a...png");
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
])('renders no link and no picture for %s', (url) => {
  const { container } = render(<Text lead="" text={`[un lien](${url}) ![une image](${url})`} />);
  expect(screen.getByText('un lien')).toBeVisible();
  expect(container.querySelector('a, img')).toBe(null);
});

it.each([
  'https://exemple.com',
  'http://exemple.com',
  'mailto:a@exemple.com',
  'tel:+33123456789',
  '/presse',
  'presse?a=b:c',
  '#suite',
])('toSafeUrl accepts %s', (url) => {
  expect(toSafeUrl(url)).toBe(url);
});

it('renders standalone pictures, videos, tables and buttons as blocks', async () => {
  const { container } = render(
    <Text
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
  const videos = screen.getAllByRole('button', { name: /^Lire la vidéo/ });
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
  await userEvent.click(screen.getByRole('button', { name: /Le film/ }));
  expect(screen.getByTitle('Le film')).toHaveAttribute(
    'src',
    'https://www.dailymotion.com/embed/video/x8abcde?autoplay=1',
  );
});

it('links a note reference with its note and back', () => {
  render(<Text lead="" text={'Un fait[\\[1\\]](#note-1).\n\n[\\[1\\]](#appel-1) Une note.'} />);
  const [reference, note] = screen.getAllByRole('link', { name: '[1]' });
  expect([reference?.id, note?.id]).toEqual(['appel-1', 'note-1']);
  expect([reference, note].map((link) => link?.getAttribute('href'))).toEqual(['#note-1', '#appel-1']);
});

it('renders only `<br>` of the HTML in a table cell', () => {
  render(<Text lead="" text={'| a |\n| - |\n| **Un<br>deux**<br/>trois<br onclick="x()">quatre |'} />);
  expect(screen.getAllByRole('cell')[0]?.innerHTML).toBe('<strong>Un<br>deux</strong><br>troisquatre');
});

it('keeps the space of a line break between two formatted words', () => {
  const text = '**un**\n*deux*\n\n- **trois**\n  *quatre*\n  - cinq\n\nsix\\\nsept';
  const { container } = render(<Text lead="" text={text} />);
  expect(container.querySelector('p')).toHaveTextContent('un deux');
  expect(container.querySelector('li')?.innerHTML).toBe(
    '<strong>trois</strong>\n<em>quatre</em><ul><li>cinq</li></ul>',
  );
  expect(container.querySelector('p:last-child')?.innerHTML).toBe('six<br>sept');
});

it('marks links to other sites', () => {
  render(
    <Text
      lead=""
      text={`[Dehors](https://exemple.com/a) [Ici](/chaines) [Chez nous](${siteUrl}/chaines) [Écrire](mailto:a@exemple.com)`}
    />,
  );
  const externalLink = screen.getByRole('link', { name: /^Dehors.*autre site/ });
  expect(externalLink).toHaveAttribute('rel', 'noreferrer');
  for (const name of ['Ici', 'Chez nous', 'Écrire']) {
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('rel');
  }
});

it.each([
  'javascript:alert(1)//https://youtu.be/abcdefghijk',
  'https://youtu.be.exemple.com/abcdefghijk',
  'https://exemple.com/?https://youtu.be/abcdefghijk',
  'https://youtu.be/abc"onload="x',
])('renders no video player for %s', (url) => {
  render(<Text lead="" text={`[film](<${url}>)`} />);
  expect(screen.queryByRole('button', { name: /Lire la vidéo/ })).toBe(null);
});

it('shows a library picture with fitting sizes and its caption', () => {
  const path = '/storage/v1/object/public/media/uploads/1763712345678-port.jpg';
  const address = `https://project.example${path}`;
  const servedUrl = supabaseUrl + path;
  const createRendition = (width: number) => ({ name: `0a1b2c3d-${width}.webp`, width, height: width / 2 });
  const picture = {
    file_path: address,
    width: 3000,
    height: 1500,
    color: '#112233',
    focal_x: 10,
    focal_y: 90,
    caption: 'Le port',
    credit: "L'agence",
    renditions: [createRendition(320), createRendition(800)],
  };
  render(
    <Text
      lead=""
      text={`![Une](${address})\n\n![Deux](${address} "L'aube")\n\n![Trois](/autre.png "Ici")`}
      pictures={[picture]}
    />,
  );
  const image = screen.getByRole('img', { name: 'Une' });
  expect(image).toHaveAttribute(
    'srcset',
    `${servedUrl}.0a1b2c3d-320.webp 320w, ${servedUrl}.0a1b2c3d-800.webp 800w`,
  );
  expect(image).toHaveAttribute('src', `${servedUrl}.0a1b2c3d-800.webp`);
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '400');
  expect(image).toHaveStyle({ objectPosition: '10% 90%', backgroundColor: '#112233' });
  expect(screen.getByText('Le port © L’agence')).toBeVisible();
  expect(screen.getByText('L’aube © L’agence')).toBeVisible();
  expect(screen.getByText('Ici')).toBeVisible();
  const otherImage = screen.getByRole('img', { name: 'Trois' });
  expect(otherImage).toHaveAttribute('src', '/autre.png');
  expect(otherImage).not.toHaveAttribute('srcset');
});

const createLibraryUrl = (name: string) =>
  `https://project.example/storage/v1/object/public/media/uploads/${name}`;

it('leaves out pictures that were erased from the library, with their frames', () => {
  const keptFile = createLibraryUrl('1763712345678-port.jpg');
  const erasedFile = createLibraryUrl('1763712345679-quai.jpg');
  const { container } = render(
    <Text
      lead=""
      text={[
        `![Seule](${erasedFile} "Sa légende")`,
        `![Une](${erasedFile})\n![Deux](${keptFile})`,
        `Avant ![Petite](${erasedFile}) après.`,
        `[![Affiche](${erasedFile})](/contact)`,
      ].join('\n\n')}
      pictures={[{ file_path: keptFile }]}
    />,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Deux' })).toBeVisible();
  expect(container.querySelectorAll('figure')).toHaveLength(1);
  expect(container.querySelector('a, figcaption')).toBe(null);
  expect([...container.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
    'Avant  après.',
  ]);
});

it('shows a video without the poster that was erased from the library', () => {
  const erasedFile = createLibraryUrl('1763712345679-quai.jpg');
  const text = `[![Affiche](${erasedFile})](https://www.youtube.com/watch?v=abcdefghijk)`;
  const { container } = render(<Text lead="" text={text} pictures={[]} />);
  expect(screen.getByRole('button', { name: /^Lire la vidéo/ })).toBeVisible();
  expect(container.querySelector('img')).toBe(null);
});

it('shows a picture whose row has the host of an earlier project', () => {
  const address = createLibraryUrl('1763712345678-port.jpg');
  const { pathname } = new URL(address);
  const pictures = [{ file_path: `https://earlier.example${pathname}` }];
  render(<Text lead="" text={`![Le port](${address})`} pictures={pictures} />);
  expect(screen.getByRole('img', { name: 'Le port' })).toBeVisible();
});

it('does not mark a document of the library as another site', () => {
  const text = `[La charte](${createLibraryUrl('1763712345678-charte.pdf')}) et [le CSA](https://exemple.com/)`;
  render(<Text lead="" text={text} />);
  expect(screen.getByRole('link', { name: 'La charte' })).toBeVisible();
  expect(screen.getByRole('link', { name: /autre site/ })).toHaveTextContent('le CSA');
});

it('a playing video takes the focus once', async () => {
  const text = <Text lead="" text={'[Le film](https://vimeo.com/123456789)\n\n[Presse](/presse)'} />;
  const { rerender } = render(text);
  await userEvent.click(screen.getByRole('button', { name: /Le film/ }));
  expect(screen.getByTitle('Le film')).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Presse' });
  link.focus();
  rerender(text);
  rerender(<Text lead="" text={'[Le film](https://vimeo.com/123456789)\n\n[Presse](/presse)'} />);
  expect(link).toHaveFocus();
});

it.each(['{Enter}', ' '])('plays the focused video on the key %j, as a button does', async (key) => {
  render(<Text lead="" text="[Le film](https://vimeo.com/123456789)" />);
  screen.getByRole('button', { name: /Le film/ }).focus();
  await userEvent.keyboard(key);
  expect(screen.getByTitle('Le film')).toBeVisible();
});

it('keeps playing a video when the page renders again', async () => {
  const text = <Text lead="" text="[Le film](https://vimeo.com/123456789)" />;
  const { rerender } = render(text);
  await userEvent.click(screen.getByRole('button', { name: /Le film/ }));
  rerender(<Text lead="" text="[Le film](https://vimeo.com/123456789)" />);
  expect(screen.getByTitle('Le film')).toBeVisible();
});
