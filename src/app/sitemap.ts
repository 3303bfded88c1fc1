import { siteUrl } from '@/copy/brand';

/** Returns the sitemap: the addresses that search engines may index. */
export function renderSitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${siteUrl}${url === '/' ? '/' : url}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns robots.txt. It does not block the back office, so that crawlers can read its `noindex`. */
export const renderRobotsTxt = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
