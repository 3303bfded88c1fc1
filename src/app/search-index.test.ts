import { expect, it, vi } from 'vitest';
import { renderPage } from '@/app/entry-server';
import { createTestSiteSnapshot } from '../../tests/support/test-site-snapshot';
import { parsePageHtml } from './page-text';
import { createSearchIndex } from './search-index';

vi.mock('@/site/components/picture', () => ({ Picture: () => null }));
vi.mock('virtual:media-kit-sizes', () => ({ default: {} }));

const createPageHtml = (main: string, head = '') =>
  `${head}<header>Menu</header><main>${main}</main><footer>Pied</footer>`;

// React generates ids like `_R_1_`: they are no anchors.
it('groups the text of a page by section', () => {
  const { title, metas, parts } = parsePageHtml(
    createPageHtml(
      `<h1>Une histoire</h1><button>Partager</button><span aria-hidden="true">★</span>
      <p>L’<em>abonnement</em>&nbsp;: « tout » &amp; plus, une phrase bien assez longue pour tenir seule.</p>
      <section id="_R_1_"><h2 id="_R_2_">Sans nom</h2><a href="/a">Un lien</a><a href="/b">Deux</a></section>
      <section id="droits"><h2 id="droits-titre"><span>5.</span>Vos droits</h2><p>Les voici.</p></section>
      <nav>Sommaire</nav><search><label>Chercher</label></search><details><summary>Question</summary>Réponse</details>`,
      '<title>Une histoire | Groupe</title><meta name="description" content="Ce qu’elle dit">',
    ),
  );
  expect(title).toBe('Une histoire | Groupe');
  expect(metas.description).toBe('Ce qu’elle dit');
  expect(parts).toEqual([
    {
      anchor: undefined,
      text: 'Une histoire · L’abonnement\u00a0: « tout » & plus, une phrase bien assez longue pour tenir seule.',
    },
    { anchor: undefined, text: 'Sans nom · Un lien Deux' },
    { anchor: 'droits', text: '5. Vos droits · Les voici.' },
  ]);
});

it('leaves out list items that have their own search entry', () => {
  const { parts } = parsePageHtml(
    createPageHtml(
      '<p>Nos articles</p><ul><li><a href="/presse/dakar">Un bureau à Dakar</a><p>Résumé</p></li><li>Autre</li></ul>',
    ),
  );
  expect(parts.map(({ text }) => text)).toEqual(['Nos articles\nAutre']);
});

it.each(['/', '/presse'])('the entry of %s quotes no article of its list', async (path) => {
  const snapshot = createTestSiteSnapshot();
  const { body } = await renderPage(snapshot, path);
  const text = parsePageHtml(body)
    .parts.map((part) => part.text)
    .join('\n');
  expect(text).toContain('Ce qui se prépare');
  const quotes = snapshot.news.flatMap(({ title, excerpt }) => [title, excerpt]);
  expect(quotes.filter((quote) => text.includes(quote))).toEqual([]);
});

it('the index contains pages, questions, offers, and the whole text of fifty articles', () => {
  const index = createSearchIndex();
  index.add(
    '/contact',
    createPageHtml(
      '<h1>Écrire</h1>',
      '<title>Contact | Groupe Neuf</title><meta property="og:site_name" content="Groupe Neuf">',
    ),
  );
  for (let day = 0; day < 120; day += 1) {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString();
    const head = `<title>Article ${day}</title><meta name="description" content="Résumé"><meta property="article:published_time" content="${date}">`;
    index.add(`/presse/article-${day}`, createPageHtml('<p>Texte entier</p>', head));
  }
  const entries: { kind: string; url: string; title: string; summary: string; parts?: unknown[] }[] =
    JSON.parse(index.toJson(createTestSiteSnapshot().collections));
  const articles = entries.filter(({ kind }) => kind === 'press');
  expect(articles.map(({ title }) => title)).toEqual(
    Array.from({ length: 120 }, (_, position) => `Article ${119 - position}`),
  );
  expect(articles.findLast(({ parts }) => parts)?.title).toBe('Article 70');
  expect(articles.at(-1)).toEqual({
    kind: 'press',
    url: '/presse/article-0',
    title: 'Article 0',
    summary: 'Résumé',
  });
  expect(entries.find(({ url }) => url === '/contact')?.title).toBe('Contact');
  // The numbers of default questions and offers.
  const kinds = entries.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'question')).toHaveLength(14);
  expect(kinds.filter((kind) => kind === 'offer')).toHaveLength(6);
});
