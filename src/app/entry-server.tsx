import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '@/app/routes';
import { groupName, siteUrl } from '@/copy/brand';
import { shownOffice } from '@/copy/office';
import { heroContent } from '@/copy/pages/home';
import { pressAuthor } from '@/copy/press/author';
import { pressCategoryLabels } from '@/copy/press/categories';
import { pressExcerpts } from '@/copy/press/excerpts';
import { pressFeed, pressFeedDescription } from '@/copy/press/feed';
import { pressKinds } from '@/copy/press/kinds';
import { pressSlugs } from '@/copy/press/slugs';
import { pressSummaries } from '@/copy/press/summaries';
import { shareArtworks } from '@/copy/site-pages';
import { pageLabel, structuredData, structuredText } from '@/copy/structured-data';
import { headOf } from '@/shared/article/head';
import { Crashed } from '@/shared/components/crashed';
import { contentPath } from '@/shared/lib/content-path';
import { escapeAttribute, escapeXml, jsonLd } from '@/shared/lib/markup';
import type { NewsArticle } from '@/site/api/published-texts';
import { BUILT_ID, type Built, setBuilt } from '@/site/published/built';
import { checkRecords } from '@/site/published/check-records';
import { builtOffices } from '@/site/published/offices';
import {
  builtFor,
  builtForText,
  readSavedCollections,
  setCollectionsFile,
  setPublished,
  setSavedCollections,
  shareOf,
  summaryOfText,
} from '@/site/published/snapshot';
import { entriesInPages, searchKind, searchTitle } from '@/site/search/site-entries';
import { heroCovers } from '@/site/sections/press/hero-covers';
import { cleanTexts } from '../../supabase/functions/_shared/plain-text.ts';

/** Image of a page's link preview, which the build draws: `label` above `title`, beside the artworks. */
export interface ShareImage {
  /** Address of the file, e.g. `/partage/chaines.jpg`. */
  file: string;
  label: string;
  title: string;
  artworks: readonly string[];
  /** Of the text whose preview it is. */
  textId?: string;
}

/** The picture of a link preview. */
interface Preview {
  /** Whole address. */
  address: string;
  alt: string;
}

/** A page as the build writes it. */
interface RenderedPage {
  /** Tags for `<head>`: title, meta, links, structured data. */
  head: string;
  /** Markup of `#root`, equal to the first render in the browser. */
  body: string;
  /** Null where nothing has to be drawn. */
  share: ShareImage | null;
  /** What of it staff published or changed. */
  built: Built;
}

/** What the build asks of the site's own code, beside what is below. */
export {
  BUILT_ID,
  checkRecords,
  contentPath,
  entriesInPages,
  readSavedCollections,
  searchKind,
  searchTitle,
  setCollectionsFile,
  setPublished,
  setSavedCollections,
};

/** Size of every share image, in pixels: what networks ask for, and what `build/share-image.ts` draws. */
export const shareSize = { width: 1200, height: 630 };

/** Address that stands for every unknown one; its file is `404.html`. */
export const notFoundUrl = '/404';

/** Public addresses with a file of their own, from the route table. Sign-in, the back office and its articles have none. */
export const prerenderedUrls: readonly string[] = (routes[0]?.children ?? [])
  .filter(({ path }) => path !== '*' && !path?.includes(':'))
  .map((route) => (route.index ? '/' : `/${route.path}`));

/** React puts the tags it would lift into `<head>` before the markup; this is where they end. */
function splitHead(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** Text of the page's title, which its share image repeats. */
function headline(body: string): string {
  const markup = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '';
  const text = markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  if (!text) throw new Error('A page without a title');
  return text;
}

/** An article's preview shows the picture that opens it: the name of its artwork is in that of its built file. */
function coverArtwork(url: string): string | undefined {
  const slug = pressSlugs.find((candidate) => url === `/presse/${candidate}`);
  return slug && /\/([\w-]+)-[\w-]{8}\.\w+$/.exec(heroCovers[slug].img.src)?.[1];
}

/** An unknown address previews like the home page. */
function shareImage(url: string, body: string): ShareImage {
  const page = url === notFoundUrl ? '/' : url;
  const cover = coverArtwork(page);
  return {
    file: `/partage${page === '/' ? '/accueil' : page}.jpg`,
    label: pageLabel(page),
    title: page === url ? headline(body) : heroContent.headline,
    artworks: cover ? [cover] : shareArtworks(page),
  };
}

function drawn({ file, label, title }: ShareImage): Preview {
  return {
    address: siteUrl + file,
    alt: `${label}\u00a0: «\u00a0${title}\u00a0», illustration du ${groupName}`,
  };
}

/** Only crawlers read these; the same on every visit, so the browser's first view does not carry them. */
function shareTags({ address, alt }: Preview): string {
  const source = escapeAttribute(address);
  const words = escapeAttribute(alt);
  return (
    `<meta property="og:image" content="${source}"/>` +
    `<meta property="og:image:width" content="${shareSize.width}"/>` +
    `<meta property="og:image:height" content="${shareSize.height}"/>` +
    `<meta property="og:image:alt" content="${words}"/>` +
    `<meta name="twitter:image" content="${source}"/>` +
    `<meta name="twitter:image:alt" content="${words}"/>`
  );
}

/** Descriptions only crawlers read: an article's own is written here, so that its first view does not carry all ten. */
function articleDescription(url: string): string {
  const article = pressSummaries.find(({ slug }) => url === `/presse/${slug}`);
  if (!article) return '';
  const content = escapeAttribute(pressExcerpts[article.slug]);
  return `<meta name="description" content="${content}"/><meta property="og:description" content="${content}"/>`;
}

/** What the route at this address shows. Throws when no page answers it, so that a broken page fails the build. */
async function renderRoute(url: string, built: Built): Promise<Pick<RenderedPage, 'head' | 'body'>> {
  setBuilt(built);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(siteUrl + url));
  if (context instanceof Response || context.errors) throw new Error(`${url} cannot be prerendered`);
  // an error within a Suspense leaves its fallback in the page, and rejects nothing
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // Whatever its size, a part stays where it is: React would move it behind an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  // the mark is for a server of react-router's own, which would fetch what it finds: bytes for nothing here
  return splitHead((await new Response(prelude).text()).replaceAll(' data-discover="true"', ''));
}

/** What a page says of itself beyond its first render, with what staff changed of it. */
function toldOf(built: Built, tags: string, data: object[]): string {
  const replaced = built.replaced ?? {};
  return tags + data.map((one) => jsonLd(one, replaced)).join('');
}

/** Renders one public address. */
export async function render(url: string): Promise<RenderedPage> {
  const built = builtFor(url);
  const page = await renderRoute(url, built);
  const share = shareImage(url, page.body);
  const tags = articleDescription(url) + shareTags(drawn(share));
  const live = (text: string) => built.replaced?.[text] ?? text;
  const offices = builtOffices().map((office) => shownOffice(office, live));
  const data = structuredData(url, siteUrl + share.file, offices);
  return { ...page, share, built, head: page.head + toldOf(built, tags, data) };
}

/** Renders the page of a text that staff published; the preview is its cover, or drawn. */
export async function renderText(text: NewsArticle): Promise<RenderedPage> {
  const path = contentPath(text);
  const built = builtForText(text);
  const page = await renderRoute(path, built);
  const { slug, title, byline, first_published_at: date, category } = text;
  const label = category?.name ?? pressKinds[text.content_type];
  const ready = shareOf(text);
  const own = {
    file: `/partage${path}.jpg`,
    ...cleanTexts({ label, title }),
    artworks: shareArtworks('/presse'),
    textId: text.id,
  };
  const image = ready ? { address: siteUrl + ready.file, alt: ready.alt } : drawn(own);
  const { description } = headOf(built.text);
  const told = { slug, title, description, date, section: category?.name, author: byline };
  const tags = shareTags(image);
  const data = structuredText(path, told, image.address);
  return { ...page, share: ready ? null : own, built, head: page.head + toldOf(built, tags, data) };
}

/** The error page by itself, for the shell whose application does not come. */
export const crashedMarkup = (): string => splitHead(renderToStaticMarkup(<Crashed />)).body;

/** Addresses for search engines: those whose page does not refuse to be indexed. */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${siteUrl}${url === '/' ? '/' : url}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Crawlers may fetch everything: the back office answers `noindex`, which they could not read if it were closed here. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Articles a feed holds: readers ask for it again and again, and keep what they have seen. */
const FEED_LENGTH = 50;

/**
 * RSS 2.0 feed of the press articles and of what staff published among them, newest first. Identifiers outlive a change of
 * domain, those of staff a change of address too: readers see nothing twice.
 */
export function feed(texts: readonly NewsArticle[]): string {
  const own = pressSummaries.map(({ slug, title, date, category }) => ({
    ...{ id: slug as string, slug, title, date, author: pressAuthor },
    category: pressCategoryLabels[category],
    description: pressExcerpts[slug],
  }));
  const published = texts
    .filter(({ content_type }) => content_type !== 'page')
    .map(({ id, slug, title, first_published_at: date, category, excerpt, byline }) => ({
      ...{ id, slug, title, date, author: byline || pressAuthor },
      category: category?.name ?? '',
      description: excerpt || summaryOfText(id),
    }));
  const newest = [...own, ...published].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  const items = newest.slice(0, FEED_LENGTH).map(
    ({ id, slug, title, date, author, category, description }) => `    <item>
      <title>${escapeXml(title)}</title>
      <link>${siteUrl}/presse/${slug}</link>
      <guid isPermaLink="false">groupe-obouo:presse:${id}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>${category ? `\n      <category>${escapeXml(category)}</category>` : ''}
      <dc:creator>${escapeXml(author)}</dc:creator>
      <description>${escapeXml(description)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(pressFeed.title)}</title>
    <link>${siteUrl}/presse</link>
    <description>${escapeXml(pressFeedDescription)}</description>
    <language>fr</language>
    <atom:link href="${siteUrl}${pressFeed.path}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}
