import { helpHeroText } from '@/copy/pages/help-center';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { useDebouncedInput } from '@/shared/hooks/use-debounced-input';
import { useQueryParam } from '@/site/hooks/use-url-query';

/** Milliseconds after the last key before the search changes the URL. */
const DEBOUNCE_MS = 150;

/** Search field, and buttons that write a topic into it. The answers below read the same `?q=`. */
export function HelpSearchForm() {
  const [query, setQuery] = useQueryParam('q');
  const { field, text, changeText, applyNow } = useDebouncedInput(query ?? '', setQuery, DEBOUNCE_MS);
  const { resultsAnchor, searchLabel, searchPlaceholder, searchButton, topicsLabel, topics } = helpHeroText;
  return (
    <div className="mt-10 max-w-3xl noscript:hidden">
      <search>
        <form
          className="flex flex-wrap gap-2 sm:flex-nowrap"
          onSubmit={(event) => {
            event.preventDefault();
            applyNow();
            document.getElementById(resultsAnchor)?.scrollIntoView();
          }}
        >
          <label className="relative min-w-0 grow basis-64">
            <span className="sr-only">{searchLabel}</span>
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 left-4 my-auto text-highlight"
            />
            <input
              ref={field}
              type="search"
              name="q"
              value={text}
              onChange={(event) => changeText(event.target.value)}
              onBlur={applyNow}
              placeholder={searchPlaceholder}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-14 w-full rounded-card border border-line-strong bg-surface pr-4 pl-12 text-lg text-fg placeholder:text-muted hover:border-highlight"
            />
          </label>
          <button type="submit" className={getButtonClassName('primary', 'min-h-14! grow px-7! sm:grow-0')}>
            {searchButton}
          </button>
        </form>
      </search>
      <fieldset className="mt-5 flex flex-wrap items-center gap-2">
        <legend className="float-left mr-2 text-sm text-muted">{topicsLabel}</legend>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            aria-pressed={text === topic}
            onClick={() => changeText(topic)}
            className="min-h-10 rounded-card border border-line-strong px-3 text-sm font-semibold transition-colors hover:border-highlight hover:text-highlight aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {topic}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
