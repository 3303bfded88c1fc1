import clsx from 'clsx';
import type { HelpDomainWithCount } from '@/copy/help/faq';
import { helpAnswersText } from '@/copy/help/sections';
import { Icon } from '@/shared/components/icon';

const bands: Readonly<Record<string, string>> = {
  subscription: 'band-lozenge',
  watching: 'band-chevron',
  technical: 'band-comb',
};

interface HelpDomainCardsProps {
  domains: readonly HelpDomainWithCount[];
  /** Id of the chosen domain, or `all`. */
  chosenId: string;
  /** A second click on the chosen domain calls `onChoose` with `all`. */
  onChoose: (id: string) => void;
}

/** Returns the unit of a count: « question en ligne » or « questions en ligne ». */
function formatOnlineUnit(count: number): string {
  const { one, many } = helpAnswersText.summary.questions;
  return `${count > 1 ? many : one} ${helpAnswersText.onlineUnit}`;
}

/** The domains of help; each filters the questions. */
export function HelpDomainCards({ domains, chosenId, onChoose }: HelpDomainCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {domains.map((domain) => {
        const isChosen = domain.id === chosenId;
        return (
          <li
            key={domain.id}
            className={clsx(
              'relative flex flex-col rounded-card border bg-surface p-6 transition-colors',
              isChosen
                ? 'border-accent [box-shadow:0_0_0_1px_var(--accent)]'
                : 'border-line hover:border-line-strong',
            )}
          >
            <div
              className={`${bands[domain.id] ?? 'band-lozenge'} h-4 w-20 text-accent max-sm:hidden`}
              aria-hidden="true"
            />
            <h3 className="font-display text-xl leading-tight sm:mt-5">{domain.title}</h3>
            <p className="mt-2 grow text-muted">{domain.description}</p>
            <p className="mt-4 text-sm text-muted">
              {domain.plannedArticleCount ? (
                <>
                  <strong className="font-display text-heading text-fg">{domain.plannedArticleCount}</strong>{' '}
                  {helpAnswersText.plannedArticlesUnit}
                  <br />
                  {`${domain.count}\u00a0${formatOnlineUnit(domain.count)}`}
                </>
              ) : (
                <>
                  <strong className="font-display text-heading text-fg">{domain.count}</strong>{' '}
                  {formatOnlineUnit(domain.count)}
                </>
              )}
            </p>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? 'all' : domain.id)}
              className="mt-2 inline-flex min-h-10 items-center gap-2 self-start font-semibold text-accent underline underline-offset-4 after:absolute after:inset-0 hover:text-accent-hover"
            >
              {helpAnswersText.categoryFilter}
              <span className="sr-only"> {domain.title}</span>
              {isChosen ? <Icon name="check" /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
