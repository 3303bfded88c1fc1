import type { PressArticle } from '@/copy/press/article';
import { headingId } from '@/shared/article/headings';

/** The text of one of the ten articles. */
export function ArticleSections({ lead, sections }: Pick<PressArticle, 'lead' | 'sections'>) {
  return (
    <>
      <p className="border-l-4 border-accent pl-5 text-[clamp(1.2rem,1.05rem+0.7vw,1.5rem)] leading-[1.45] font-semibold lg:-ml-6 print:text-[12.5pt]">
        {lead}
      </p>
      {sections.map((section, index) => (
        <section key={section.title} className="reveal mt-12 print:mt-6" aria-labelledby={headingId(index)}>
          <h2
            id={headingId(index)}
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
                    <span className="mt-[0.65em] size-2 shrink-0 rotate-45 bg-accent" aria-hidden="true" />
                    {point}
                  </li>
                ))}
              </ul>
            ) : null}
            {section.afterword ? <p>{section.afterword}</p> : null}
          </div>
        </section>
      ))}
    </>
  );
}
