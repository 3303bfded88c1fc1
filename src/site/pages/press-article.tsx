import { lazy } from 'react';
import { siteUrl } from '@/content/brand';
import type { PressSlug } from '@/content/site/press/slugs';
import { pressSummaries } from '@/content/site/press/summaries';
import { ArticleHero } from '@/site/press/article-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';

/** The page of one article, for its line of the route table. */
export function pressArticlePage(slug: PressSlug) {
  const summary = pressSummaries.find((candidate) => candidate.slug === slug);
  if (!summary) throw new Error(`No summary for ${slug}`);

  const canonical = `/presse/${slug}`;
  const url = siteUrl + canonical;
  const seo = {
    title: summary.title,
    canonical,
    published: summary.date,
  };
  const Rest = lazy(async () => ({
    default: await (await import('./press-article-rest')).loadArticleBody(summary, url),
  }));

  return {
    Component: () => (
      <>
        <Seo seo={seo} />
        <ArticleHero article={summary} url={url} />
        <Island>
          <Rest />
        </Island>
      </>
    ),
  };
}
