import { Link } from 'react-router-dom';
import type { PressArticle } from '@/content/site/press/article';
import { articleBodyContent } from '@/content/site/press/article-body';
import { type PressSummary, pressSummaries } from '@/content/site/press/summaries';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Section } from '@/site/ui/section';
import { PressCard } from './press-card';

const anchor = (index: number) => `partie-${index + 1}`;

/** Three more to read: the other one of the category, then the newest of the rest. */
function related({ slug, category }: PressSummary): PressSummary[] {
  const others = pressSummaries.filter((summary) => summary.slug !== slug);
  const sibling = others.filter((summary) => summary.category === category);
  return [...sibling, ...others.filter((summary) => summary.category !== category)].slice(0, 3);
}

interface ArticleBodyProps {
  summary: PressSummary;
  article: PressArticle;
  url: string;
}

/** Text of an article on paper, the way on, and what to read next. */
export function ArticleBody({ summary, article, url }: ArticleBodyProps) {
  const { lead, sections, callToAction } = article;
  const text = articleBodyContent;
  return (
    <>
      <article className="on-paper py-section print:py-6">
        <div className="page-gutter grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-28 print:block print:p-0">
          <nav
            aria-label={text.summary}
            className="hidden self-start border-t-4 border-accent pt-4 lg:sticky lg:top-28 lg:block print:hidden"
          >
            <p className="font-semibold">{text.summary}</p>
            <ol className="mt-2 text-[0.9375rem] leading-snug">
              {sections.map((section, index) => (
                <li key={section.title} className="border-b border-line">
                  <a
                    href={`#${anchor(index)}`}
                    className="flex min-h-11 items-center py-2 text-muted transition-colors hover:text-accent"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-prose print:max-w-none">
            <p className="border-l-4 border-accent pl-5 text-[clamp(1.2rem,1.05rem+0.7vw,1.5rem)] leading-[1.45] font-semibold lg:-ml-6 print:text-[12.5pt]">
              {lead}
            </p>
            {sections.map((section, index) => (
              <section
                key={section.title}
                className="reveal mt-12 print:mt-6"
                aria-labelledby={anchor(index)}
              >
                <h2
                  id={anchor(index)}
                  className="scroll-mt-24 font-display text-[clamp(1.5rem,1.3rem+1vw,2.1rem)] leading-[1.12] tracking-[-0.01em] print:break-after-avoid print:text-[15pt]"
                >
                  {section.title}
                </h2>
                <div className="mt-4 flex flex-col gap-4 text-[1.0625rem] leading-[1.75] lg:text-lg lg:leading-[1.75] print:text-[10.5pt] print:leading-normal">
                  {section.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {section.points ? (
                    <ul className="my-2 border-y border-line print:break-inside-avoid">
                      {section.points.map((point) => (
                        <li key={point} className="flex gap-4 border-b border-line py-3 last:border-0">
                          <span
                            className="mt-[0.65em] size-2 shrink-0 rotate-45 bg-accent"
                            aria-hidden="true"
                          />
                          {point}
                        </li>
                      ))}
                    </ul>
                  ) : null}
                  {section.afterword ? <p>{section.afterword}</p> : null}
                </div>
              </section>
            ))}
            <p className="mt-8 hidden text-sm print:block">
              {text.source} {url}
            </p>
            <aside className="on-ink reveal mt-16 overflow-hidden rounded-card bg-bg text-fg print:hidden">
              <div className="band-chevron h-4 text-accent" aria-hidden="true" />
              <div className="ground-bogolan p-7 lg:p-10">
                <h2 className="font-display text-title">{callToAction.title}</h2>
                <p className="mt-4 text-lead text-muted">{callToAction.text}</p>
                <Link to={callToAction.link.href} className={buttonStyles('primary', 'mt-7')}>
                  {callToAction.link.label}
                  <span className="glyph-arrow-right" aria-hidden="true" />
                </Link>
              </div>
            </aside>
          </div>
        </div>
      </article>
      <Section eyebrow={text.relatedEyebrow} title={text.relatedTitle} className="print:hidden">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {related(summary).map((other) => (
            <li key={other.slug} className="reveal sm:max-lg:last:hidden">
              <PressCard article={other} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
