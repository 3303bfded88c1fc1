import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { siteUrl } from '@/copy/brand';
import { createJobPostingList } from '@/copy/careers/job-posting';
import { isJobOfferOpen } from '@/copy/careers/offers';
import type mediaKitCollection from '@/copy/collections/media-kit';
import type jobOffersCollection from '@/copy/collections/offers';
import { INVESTOR_CALENDAR_PATH } from '@/copy/investor-events';
import { homeHeroText } from '@/copy/pages/home';
import { createPresentationText } from '@/copy/press/media-kit-texts';
import { pressTextTypeLabels } from '@/copy/press/text-types';
import { getShareArtworks } from '@/copy/site-pages';
import {
  createArticleStructuredData,
  createPageStructuredData,
  getShareImageLabel,
} from '@/copy/structured-data';
import { ErrorPage } from '@/shared/components/error-page';
import { getContentPath, isContentPath } from '@/shared/lib/content-path';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import type { Article } from '@/site/data/article';
import { articleArtworks } from '@/site/data/article-artworks';
import { getTypedCollection } from '@/site/data/collections';
import { renderInvestorCalendar } from '@/site/data/investor-calendar';
import type { LayoutAndPageData } from '@/site/data/site-data';
import { removeControlCharactersFromJson } from '../../supabase/functions/_shared/plain-text.ts';
import { checkRecords, toOmissionReason } from './check-records';
import { renderFeed } from './feed';
import {
  addRatioToFilename,
  getArtworkSearchImageBasePath,
  searchImageRatios,
  shareImageSize,
} from './image-ratios';
import { escapeAttribute, renderJsonLdScript } from './markup';
import { createRoutes, getPageModulePath, NOT_FOUND_PAGE, sitePagePaths, sitePages } from './routes';
import { parseSavedCollections } from './saved-collections';
import { createSearchIndex } from './search-index';
import { renderRobotsTxt, renderSitemap } from './sitemap';
import { createSiteSnapshot, type SiteSnapshot } from './snapshot';

/** Share image that the build draws: `label` above `title`, beside the artworks. */
export interface ShareImageData {
  /** Path of the file, e.g. `/partage/chaines.jpg`. */
  file: string;
  label: string;
  title: string;
  artworks: readonly string[];
  /** Id of the text, when the image belongs to a text. */
  textId?: string;
}

/** The image of a link preview. */
interface PreviewImage {
  /** Absolute URL. */
  url: string;
  alt: string;
}

interface PageMarkup {
  /** Tags for `<head>`: title, meta, links, structured data. */
  head: string;
  /** Markup of `#root`, equal to the first render in the browser. */
  body: string;
}

/** A page as the build writes it. */
interface RenderedPage extends PageMarkup {
  /** Image that the build must draw; null when the page has a picture already. */
  shareImage: ShareImageData | null;
  data: LayoutAndPageData;
}

/** Code of the site that the build calls. */
export {
  checkRecords,
  createSearchIndex,
  createSiteSnapshot,
  INVESTOR_CALENDAR_PATH,
  parseSavedCollections,
  renderFeed,
  renderInvestorCalendar,
  renderRobotsTxt,
  renderSitemap,
  sitePagePaths,
  toOmissionReason,
};

/** Path of the not-found page, which the build writes to `404.html`. */
export const notFoundPath = '/404';

/** Returns the file of the page at a public path, relative to the project. An unknown path has the not-found page. */
export function findPageModulePath(path: string): string {
  if (isContentPath(path)) return getPageModulePath('text');
  return getPageModulePath(sitePages.find(([pagePath]) => pagePath === path)?.[1] ?? NOT_FOUND_PAGE);
}

/** Splits the HTML of a page. React writes the `<title>`, `<meta>` and `<link>` tags before the markup of the body. */
function splitHead(html: string): PageMarkup {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** Returns the text of the `<h1>` of a page, which the share image repeats. */
function readHeadline(body: string): string {
  const markup = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '';
  // These titles contain no other characters that React escapes.
  const text = markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  if (!text) throw new Error('A page without a title');
  return text;
}

/** Returns the name of an article's artwork: its built file is `<name>-<hash of 8 characters>.<format>`. */
function findArtworkAsset({ artwork }: Article): string | undefined {
  return artwork && /\/([\w-]+)-[\w-]{8}\.\w+$/.exec(articleArtworks[artwork].img.src)?.[1];
}

/** Returns the share image of a page of the site. The not-found page gets that of the home page. */
function createPageShareImage(path: string, body: string): ShareImageData {
  const shownPath = path === notFoundPath ? '/' : path;
  return {
    file: `/partage${shownPath === '/' ? '/accueil' : shownPath}.jpg`,
    label: getShareImageLabel(shownPath),
    title: path === notFoundPath ? homeHeroText.headline : readHeadline(body),
    artworks: getShareArtworks(shownPath),
  };
}

/** Returns the preview of a drawn image. The alternative text names the page, also when its title cannot be drawn. */
const toDrawnPreview = ({ file, label, title }: ShareImageData, siteTitle: string): PreviewImage => ({
  url: siteUrl + file,
  alt: `${label}\u00a0: «\u00a0${title}\u00a0», illustration du ${siteTitle}`,
});

/** Returns the tags of a link preview. Only crawlers read them, so the scripts of the site do not contain them. */
function renderShareTags({ url, alt }: PreviewImage): string {
  const escapedUrl = escapeAttribute(url);
  const escapedAlt = escapeAttribute(alt);
  return (
    `<meta property="og:image" content="${escapedUrl}"/>` +
    `<meta property="og:image:width" content="${shareImageSize.width}"/>` +
    `<meta property="og:image:height" content="${shareImageSize.height}"/>` +
    `<meta property="og:image:alt" content="${escapedAlt}"/>` +
    `<meta name="twitter:image" content="${escapedUrl}"/>` +
    `<meta name="twitter:image:alt" content="${escapedAlt}"/>`
  );
}

/** Renders the route of a path. @throws when no page answers it, and when a part of the page cannot be rendered */
async function renderRoute(snapshot: SiteSnapshot, path: string): Promise<PageMarkup> {
  const { query, dataRoutes } = createStaticHandler(createRoutes(snapshot.loaders));
  const context = await query(new Request(siteUrl + path));
  if (context instanceof Response || context.errors) throw new Error(`${path} cannot be prerendered`);
  // An error inside a Suspense boundary leaves the fallback in the page, and `prerender` does not reject.
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // React would move a large part behind an inline script; this limit keeps each part in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  return splitHead(await new Response(prelude).text());
}

/** Adds the tags of the link preview and the structured data to the head of a page. */
const addTags = (page: PageMarkup, preview: PreviewImage, structuredData: object[]) => ({
  ...page,
  head: page.head + renderShareTags(preview) + structuredData.map(renderJsonLdScript).join(''),
});

/**
 * Returns the structured data of a page of the site. The careers page also lists the open job offers: the built HTML of each
 * `/carrieres?offre=…` is this page.
 */
function createSiteStructuredData({ settings, collections, offices }: SiteSnapshot, path: string): object[] {
  const structuredData = createPageStructuredData(path, offices, settings);
  if (path !== '/carrieres') return structuredData;
  const { items } = getTypedCollection<typeof jobOffersCollection>('offres', collections);
  const openOffers = items.filter((offer) => isJobOfferOpen(offer, getLocalDateInDays(0)));
  if (openOffers.length === 0) return structuredData;
  return [...structuredData, createJobPostingList(openOffers, { name: settings.title, offices })];
}

/** Renders a page of the site. */
async function renderSitePage(snapshot: SiteSnapshot, path: string): Promise<RenderedPage> {
  const page = await renderRoute(snapshot, path);
  const shareImage = createPageShareImage(path, page.body);
  // The host sends the not-found page for every unknown path. The browser then looks for a text in the database.
  const data: LayoutAndPageData =
    path === notFoundPath
      ? { layout: snapshot.layout, page: { collections: {}, text: { kind: 'unknown' } } }
      : snapshot.getLayoutAndPageData(path);
  const preview = toDrawnPreview(shareImage, snapshot.settings.title);
  return {
    ...addTags(page, preview, createSiteStructuredData(snapshot, path)),
    shareImage,
    data,
  };
}

/** Renders the page of a text. The link preview is the picture of the text, or a drawn one. */
async function renderText(snapshot: SiteSnapshot, article: Article): Promise<RenderedPage> {
  const path = getContentPath(article);
  const page = await renderRoute(snapshot, path);
  const label = article.category?.name ?? pressTextTypeLabels[article.content_type];
  const picture = snapshot.findSharePicture(article);
  // build/share-images.ts crops an artwork for search engines only when it draws an image with that artwork.
  const artworkAsset = picture ? undefined : findArtworkAsset(article);
  const drawnImage: ShareImageData = {
    file: `/partage${path}.jpg`,
    ...removeControlCharactersFromJson({ label, title: article.title }),
    artworks: artworkAsset ? [artworkAsset] : getShareArtworks('/presse'),
    textId: article.id,
  };
  const preview = picture
    ? { url: siteUrl + picture.file, alt: picture.alt }
    : toDrawnPreview(drawnImage, snapshot.settings.title);
  const metadata = {
    path,
    title: article.title,
    description: article.head.description,
    date: article.first_published_at,
    modified: article.modified_at,
    section: article.category?.name,
    author: article.byline || undefined,
  };
  // Search engines get crops of the library picture or of the artwork; by default, of the first artwork of /presse.
  const baseFile = picture?.isLibraryPicture
    ? picture.file
    : getArtworkSearchImageBasePath(artworkAsset ?? 'news-cinema');
  const images = searchImageRatios.map((ratio) => siteUrl + addRatioToFilename(baseFile, ratio));
  const structuredData = createArticleStructuredData(metadata, [preview.url, ...images], snapshot.settings);
  return {
    ...addTags(page, preview, structuredData),
    shareImage: picture ? null : drawnImage,
    data: snapshot.getLayoutAndPageData(path),
  };
}

/** Renders the page of a public path. @throws when a record of the snapshot cannot be rendered */
export function renderPage(snapshot: SiteSnapshot, path: string): Promise<RenderedPage> {
  const text = snapshot.texts.find((candidate) => getContentPath(candidate) === path);
  return text ? renderText(snapshot, text) : renderSitePage(snapshot, path);
}

/** Returns the text of the press kit. */
export const renderMediaKitPresentation = ({ settings, offices, collections }: SiteSnapshot): string =>
  createPresentationText({
    settings,
    offices,
    boilerplate: getTypedCollection<typeof mediaKitCollection>('kit-media', collections).texts.boilerplate,
  });

/** Returns the error page, for the shell whose application does not load. */
export const renderErrorPageMarkup = (): string => splitHead(renderToStaticMarkup(<ErrorPage />)).body;
