import { groupName, siteUrl } from '@/copy/brand';
import type { PageSeo } from '@/copy/types';
import { useLiveText } from '@/site/hooks/use-live-text';
import { built } from '@/site/published/built';

/** The build itself describes press articles (src/app/entry-server.tsx). */
type SeoTags = Omit<PageSeo, 'description'> & Partial<Pick<PageSeo, 'description'>>;

/** Head of a page; React lifts these tags into `<head>`, at build time and after each route change. The build adds its image. */
export function Seo({ seo }: { seo: SeoTags }) {
  const live = useLiveText();
  const url = siteUrl + seo.canonical;
  const name = live(groupName);
  const title = seo.title.replace(groupName, name);
  const filled = built().descriptions?.[seo.canonical];
  const description = filled ?? (seo.description && live(seo.description));
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {seo.noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={seo.published ? 'article' : 'website'} />
      {seo.published ? <meta property="article:published_time" content={seo.published} /> : null}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
