import { siteUrl } from '@/copy/brand';
import { defaultPressAuthor } from '@/copy/press/author';
import { pressFeed, pressFeedDescription } from '@/copy/press/feed';
import { summarizeMarkdown } from '@/shared/article/summary';
import { getContentPath } from '@/shared/lib/content-path';
import { toFeedHtml } from './feed-html';
import { shareImageSize } from './image-ratios';
import { escapeXml } from './markup';
import type { SiteSnapshot } from './snapshot';

/** Maximum number of articles in the feed. Feed readers poll it often, and keep the older articles themselves. */
const FEED_LENGTH = 50;

/**
 * Returns the RSS 2.0 feed of articles and news with text and picture, newest first. An identifier contains the id
 * of the article, because domain and path may change.
 */
export function renderFeed(snapshot: SiteSnapshot): string {
  const { settings, news, getFeedId, findSharePicture } = snapshot;
  const items = news.slice(0, FEED_LENGTH).map((article) => {
    const path = getContentPath(article);
    const category = article.category
      ? `\n      <category>${escapeXml(article.category.name)}</category>`
      : '';
    const imageUrl = siteUrl + (findSharePicture(article)?.file ?? `/partage${path}.jpg`);
    const text = toFeedHtml(article.body, siteUrl + path);
    return `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${siteUrl}${path}</link>
      <guid isPermaLink="false">groupe-obouo:presse:${getFeedId(article)}</guid>
      <pubDate>${new Date(article.first_published_at).toUTCString()}</pubDate>${category}
      <dc:creator>${escapeXml(article.byline || defaultPressAuthor)}</dc:creator>
      <description>${escapeXml(article.excerpt || summarizeMarkdown(article.content))}</description>
      <content:encoded>${escapeXml(text)}</content:encoded>
      <media:content url="${imageUrl}" medium="image" type="image/jpeg" width="${shareImageSize.width}" height="${shareImageSize.height}"/>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>${escapeXml(pressFeed.createTitle(settings.title))}</title>
    <link>${siteUrl}/presse</link>
    <description>${escapeXml(pressFeedDescription)}</description>
    <language>fr</language>
    <atom:link href="${siteUrl}${pressFeed.path}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}
