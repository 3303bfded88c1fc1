import { siteUrl } from '@/content/brand';
import type { PressArticle } from '@/content/site/press/article';
import type { PressSlug } from '@/content/site/press/slugs';
import { pressSummaries } from '@/content/site/press/summaries';
import { ArticleBody } from '@/site/press/article-body';
import { ArticleHero } from '@/site/press/article-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';

/** One chunk an article, so that nobody downloads the nine others. */
const articles = import.meta.glob<PressArticle>('../../content/site/press/articles/*.ts', {
  import: 'article',
});

/** The page of one article, for its line of the route table. */
export async function pressArticlePage(slug: PressSlug) {
  const summary = pressSummaries.find((candidate) => candidate.slug === slug);
  const article = await articles[`../../content/site/press/articles/${slug}.ts`]?.();
  if (!summary || !article) throw new Error(`No text for ${slug}`);

  const canonical = `/presse/${slug}`;
  const url = siteUrl + canonical;
  const seo = {
    title: summary.title,
    canonical,
    published: summary.date,
  };

  return {
    Component: () => (
      <>
        <Seo seo={seo} />
        <ArticleHero article={summary} url={url} />
        <Island>
          <ArticleBody summary={summary} article={article} url={url} />
        </Island>
      </>
    ),
  };
}
