import { Suspense } from 'react';
import { siteUrl } from '@/copy/brand';
import type { PressArticle } from '@/copy/press/article';
import type { PressSlug } from '@/copy/press/slugs';
import { headingId } from '@/shared/article/headings';
import { ArticleBody } from '@/site/articles/article-body';
import { ArticleHero } from '@/site/articles/article-hero';
import { ArticleSections } from '@/site/articles/article-sections';
import { Seo } from '@/site/components/seo';
import { openingOf } from '@/site/published/opening';
import { heroCovers } from '@/site/sections/press/hero-covers';

/** One chunk an article, so that nobody downloads the nine others. */
const articles = import.meta.glob<PressArticle>('../../copy/articles/*.ts', {
  import: 'article',
});

/** The page of one article, for its line of the route table. */
export async function pressArticlePage(slug: PressSlug) {
  const href = `/presse/${slug}`;
  const [[story, ...next], article] = await Promise.all([
    openingOf(href, ({ articleAndNext }) => articleAndNext(href)),
    articles[`../../copy/articles/${slug}.ts`]?.(),
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
