import { siteUrl } from '@/copy/brand';
import { getContentPath } from '@/shared/lib/content-path';
import type { SiteSnapshot } from './snapshot';

/** Returns the sitemap: the pages that search engines may index, each with its last change where it is known. */
export function renderSitemap(paths: readonly string[], { news, texts }: SiteSnapshot): string {
  const changeDates = new Map(texts.map((text) => [getContentPath(text), text.modified_at]));
  const [lastNewsChange] = news
    .map(({ modified_at }) => modified_at)
    .sort((one, other) => Date.parse(other) - Date.parse(one));
  if (lastNewsChange) changeDates.set('/presse', lastNewsChange);
  const entries = paths.map((path) => {
    const changeDate = changeDates.get(path);
    const lastmod = changeDate ? `<lastmod>${new Date(changeDate).toISOString()}</lastmod>` : '';
    return `  <url><loc>${siteUrl}${path}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns robots.txt. It does not block the back office, so that crawlers can read its `noindex`. */
export const renderRobotsTxt = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
