import { Suspense } from 'react';
import { siteUrl } from '@/content/brand';
import type { PressArticle } from '@/content/site/press/article';
import type { PressSlug } from '@/content/site/press/slugs';
import { headingId } from '@/shared/article/headings';
import { ArticleBody } from '@/site/press/article-body';
import { ArticleHero } from '@/site/press/article-hero';
import { ArticleSections } from '@/site/press/article-sections';
import { heroCovers } from '@/site/press/hero-covers';
import { openingOf } from '@/site/published/opening';
import { Seo } from '@/site/ui/seo';

/** One chunk an article, so that nobody downloads the nine others. */
const articles = import.meta.glob<PressArticle>('../../content/site/press/articles/*.ts', {
  import: 'article',
});

/** The page of one article, for its line of the route table. */
export async function pressArticlePage(slug: PressSlug) {
  const href = `/presse/${slug}`;
  const [[story, ...next], article] = await Promise.all([
    openingOf(href, ({ articleAndNext }) => articleAndNext(href)),
    articles[`../../content/site/press/articles/${slug}.ts`]?.(),
  ]);
  if (!story || !article) throw new Error(`No text for ${slug}`);

  const url = siteUrl + href;
  const seo = { title: story.title, canonical: href, published: story.at };
  const contents = article.sections.map(({ title }, index) => ({ id: headingId(index), title }));

  return {
    Component: () => (
      <>
        <Seo seo={seo} />
        <ArticleHero
          title={story.title}
          cover={{ picture: heroCovers[slug], alt: '' }}
          story={story}
          url={url}
        />
        <Suspense>
          <ArticleBody contents={contents} callToAction={article.callToAction} related={next} url={url}>
            <ArticleSections {...article} />
          </ArticleBody>
        </Suspense>
      </>
    ),
  };
}
