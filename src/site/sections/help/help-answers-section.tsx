import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import type helpDomainsCollection from '@/copy/collections/help-domains';
import type questionsCollection from '@/copy/collections/questions';
import { countDomainQuestions, type HelpQuestion } from '@/copy/help/faq';
import { helpAnswersText } from '@/copy/help/sections';
import { helpHeroText } from '@/copy/pages/help-center';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { Section } from '@/site/components/section';
import { useCollection } from '@/site/hooks/use-site-data';
import { useQueryParam, useQueryParamChoice, useQueryParamId } from '@/site/hooks/use-url-query';
import { HelpDomainCards } from './help-domain-cards';
import { findHelpResults } from './help-results';
import { ServiceStatusPanel } from './service-status-panel';

/** Questions as native `<details>`, one open at a time. The URL contains the id of the open question. In print all are open. */
function FaqList({ items }: { items: readonly HelpQuestion[] }) {
  const openId = useQueryParamId('question');
  const [, setOpenId] = useQueryParam('question');
  const groupName = useId();
  const listRef = useRef<HTMLDivElement>(null);

  /** Writes the id of the open question to the URL. The question that opens and the one that closes both call this. */
  function handleToggle() {
    const details = [...(listRef.current?.querySelectorAll('details') ?? [])];
    const index = details.findIndex(({ open }) => open);
    setOpenId(items[index]?.id ?? null);
  }

  return (
    <div ref={listRef} className="wrap-anywhere border-b border-line-strong">
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          id={`question-${id}`}
          name={groupName}
          open={id === openId}
          className="group border-t border-line-strong"
          onToggle={handleToggle}
        >
          <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-lead leading-snug font-semibold transition-colors hover:text-accent">
            <h3>
              <TextWithEnglishTerms>{question}</TextWithEnglishTerms>
            </h3>
            <Icon
              name="plus"
              className="size-6 text-accent transition-transform duration-300 group-open:rotate-45 print:hidden"
            />
          </summary>
          <p className="max-w-prose pr-10 pb-6 leading-[1.7] text-muted">
            <TextWithEnglishTerms>{answer}</TextWithEnglishTerms>
          </p>
        </details>
      ))}
    </div>
  );
}

/** The page scrolls to the questions when their title is below this share of the window's height. */
const MAX_TITLE_POSITION = 0.6;

/** Domains and questions. The URL holds the search, the chosen domain and the open question. */
export function HelpAnswersSection() {
  const navigate = useNavigate();
  const allQuestions = useCollection<typeof questionsCollection>('questions').items;
  const allDomains = useCollection<typeof helpDomainsCollection>('domaines-aide').items;
  const [query] = useQueryParam('q');
  const [chosenId, setChosenId] = useQueryParamChoice('categorie', [
    'all',
    ...allDomains.map(({ id }) => id),
  ]);
  const trimmedQuery = query?.trim() ?? '';
  const { domains, questions, summary } = findHelpResults(
    trimmedQuery,
    chosenId,
    countDomainQuestions(allDomains, allQuestions),
    allQuestions,
  );
  const isFiltered = trimmedQuery !== '' || chosenId !== 'all';

  const faqTitleRef = useRef<HTMLHeadingElement>(null);

  /** Selects a domain. On a phone the questions are below the cards, so the page scrolls to them. */
  function selectDomain(id: string) {
    // The page must show the choice before the position of the title is measured.
    flushSync(() => setChosenId(id));
    const titleTop = faqTitleRef.current?.getBoundingClientRect().top ?? 0;
    if (id !== 'all' && titleTop > window.innerHeight * MAX_TITLE_POSITION) {
      faqTitleRef.current?.scrollIntoView();
    }
  }

  const resetFilters = () => navigate({ search: '' }, { replace: true });

  return (
    <Section
      {...helpAnswersText}
      anchor={helpHeroText.resultsAnchor}
      theme="light"
      collection="domaines-aide"
    >
      <div className="mb-8 flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-1.5">
        <p role="status" className="font-semibold wrap-anywhere">
          {summary}
        </p>
        {isFiltered ? (
          <button
            type="button"
            onClick={resetFilters}
            className={getButtonClassName('outline', 'min-h-10! py-1.5! text-sm')}
          >
            <Icon name="close" className="size-4" />
            {helpAnswersText.reset}
          </button>
        ) : null}
      </div>
      {domains.length > 0 ? (
        <HelpDomainCards domains={domains} chosenId={chosenId} onChoose={selectDomain} />
      ) : null}
      {allDomains.length === 0 ? <p className="text-lead text-muted">{helpAnswersText.noDomains}</p> : null}
      <div className="mt-16 grid gap-14 lg:grid-cols-[1fr_20rem] lg:gap-20">
        <div className="relative min-w-0">
          <CollectionEditLink collection="questions" />
          <h2 ref={faqTitleRef} className="font-display text-title">
            {helpAnswersText.faqTitle}
          </h2>
          <div className="mt-8">
            {questions.length > 0 ? (
              <FaqList items={questions} />
            ) : (
              <>
                <p className="max-w-prose text-lead text-muted">
                  {trimmedQuery ? helpAnswersText.noMatchText : helpAnswersText.noQuestionsText}
                </p>
                <Link to={helpAnswersText.emptyAction.href} className={getButtonClassName('primary', 'mt-6')}>
                  {helpAnswersText.emptyAction.label}
                </Link>
              </>
            )}
          </div>
        </div>
        <ServiceStatusPanel />
      </div>
    </Section>
  );
}
