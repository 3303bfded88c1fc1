import { groupName, siteUrl } from '@/content/brand';
import type { PageSeo } from '@/content/types';

/** Head of a page; React lifts these tags into `<head>`, at build time and after each route change. */
export function Seo({ seo }: { seo: PageSeo }) {
  const url = siteUrl + seo.canonical;
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {seo.noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={groupName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${siteUrl}/partage.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
