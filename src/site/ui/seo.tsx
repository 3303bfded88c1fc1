import { groupName, siteUrl } from '@/content/brand';
import type { PageSeo } from '@/content/types';

/** The build itself describes press articles (src/prerender.tsx). */
type SeoTags = Omit<PageSeo, 'description'> & Partial<Pick<PageSeo, 'description'>>;

/** Head of a page; React lifts these tags into `<head>`, at build time and after each route change. The build adds its image. */
export function Seo({ seo }: { seo: SeoTags }) {
  const url = siteUrl + seo.canonical;
  return (
    <>
      <title>{seo.title}</title>
      {seo.description ? <meta name="description" content={seo.description} /> : null}
      {seo.noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={groupName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={seo.published ? 'article' : 'website'} />
      {seo.published ? <meta property="article:published_time" content={seo.published} /> : null}
      <meta property="og:title" content={seo.title} />
      {seo.description ? <meta property="og:description" content={seo.description} /> : null}
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
