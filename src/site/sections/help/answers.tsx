import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { resultsContent } from '@/content/site/help/sections';
import { helpHero } from '@/content/site/pages/help-center';
import { buttonStyles } from '@/shared/ui/button-styles';
import { useQueryChoice } from '@/site/hooks/use-query-choice';
import { useQueryParam } from '@/site/hooks/use-query-param';
import { Section } from '@/site/ui/section';
import { CategoryCards } from './category-cards';
import { FaqList } from './faq-list';
import { helpResults } from './help-results';
import { ServiceStatus } from './service-status';

const categoryKeys = ['all', 'subscription', 'watching', 'technical', 'partners'] as const;

/** Domains and questions, filtered by the search (`?q=`) and by the chosen domain; the open question is in the address too. */
export function Answers() {
  const navigate = useNavigate();
  const [query] = useQueryParam('q');
  const [category, setCategory] = useQueryChoice('categorie', categoryKeys);
  const [open, setOpen] = useQueryParam('question');
  const searched = query?.trim() ?? '';
  const { categories, questions, summary } = helpResults(searched, category);
  const filtered = searched !== '' || category !== 'all';

  const faqTitle = useRef<HTMLHeadingElement>(null);

  /** On a phone the questions are further down than the cards: what was asked for must be seen. */
  function choose(key: (typeof categoryKeys)[number]) {
    setCategory(key);
    const title = faqTitle.current;
    if (title && key !== 'all' && title.getBoundingClientRect().top > window.innerHeight * 0.6) {
      title.scrollIntoView();
    }
  }

  const reset = () => navigate({ search: '' }, { replace: true });

  return (
    <Section
      eyebrow={resultsContent.eyebrow}
      title={resultsContent.title}
      anchor={helpHero.resultsAnchor}
      tone="paper"
    >
      <div className="mb-8 flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-1.5">
        <p role="status" className="font-semibold">
          {summary}
        </p>
        {filtered ? (
          <button
            type="button"
            onClick={reset}
            className={buttonStyles('outline', 'min-h-10! py-1.5! text-sm')}
          >
            <span className="glyph-close size-4" aria-hidden="true" />
            {resultsContent.reset}
          </button>
        ) : null}
      </div>
      <CategoryCards categories={categories} chosen={category} onChoose={choose} />
      <div className="mt-16 grid gap-14 lg:grid-cols-[1fr_19rem] lg:gap-20">
        <div>
          <h2 ref={faqTitle} className="font-display text-title">
            {resultsContent.faqTitle}
          </h2>
          <div className="mt-8">
            {questions.length > 0 ? (
              <FaqList items={questions} open={open} onOpen={setOpen} />
            ) : (
              <>
                <p className="max-w-prose text-lead text-muted">{resultsContent.emptyText}</p>
                <Link to={resultsContent.emptyAction.href} className={buttonStyles('primary', 'mt-6')}>
                  {resultsContent.emptyAction.label}
                </Link>
              </>
            )}
          </div>
        </div>
        <ServiceStatus />
      </div>
    </Section>
  );
}
