import { groupName, siteUrl } from '@/copy/brand';
import type { PageSeo } from '@/copy/types';
import { useSettings } from '@/site/hooks/use-site-data';

/** Replaces the name of the site between the bars of a title. The title of a text may contain the same words. */
const replaceSiteName = (title: string, siteName: string): string =>
  title
    .split(' | ')
    .map((part) => (part === groupName ? siteName : part))
    .join(' | ');

/** Head of a page; React moves these tags into `<head>`. The build adds the share image. */
export function PageHead({ seo }: { seo: PageSeo }) {
  const { title: siteName } = useSettings();
  const url = siteUrl + seo.canonical;
  const title = replaceSiteName(seo.title, siteName);
  const { description } = seo;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {seo.noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={seo.published ? 'article' : 'website'} />
      {seo.published ? <meta property="article:published_time" content={seo.published} /> : null}
      {seo.modified ? <meta property="article:modified_time" content={seo.modified} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
