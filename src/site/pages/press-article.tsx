import { siteUrl } from '@/content/brand';
import type { PressArticle } from '@/content/site/press/article';
import type { PressSlug } from '@/content/site/press/slugs';
import { headingId } from '@/shared/article/headings';
import { ArticleBody } from '@/site/press/article-body';
import { ArticleHero } from '@/site/press/article-hero';
import { ArticleSections } from '@/site/press/article-sections';
import { heroCovers } from '@/site/press/hero-covers';
import { ownStories } from '@/site/published/own-stories';
import { related } from '@/site/published/related';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';

/** One chunk an article, so that nobody downloads the nine others. */
const articles = import.meta.glob<PressArticle>('../../content/site/press/articles/*.ts', {
  import: 'article',
});

/** The page of one article, for its line of the route table. */
export async function pressArticlePage(slug: PressSlug) {
  const href = `/presse/${slug}`;
  const story = ownStories.find((candidate) => candidate.href === href);
  const article = await articles[`../../content/site/press/articles/${slug}.ts`]?.();
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
        <Island>
          <ArticleBody
            contents={contents}
            callToAction={article.callToAction}
            related={related(story, ownStories)}
            url={url}
          >
            <ArticleSections {...article} />
          </ArticleBody>
        </Island>
      </>
    ),
  };
}
