import { Description, Title } from '@radix-ui/react-dialog';
import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { searchDialogText as text } from '@/copy/search';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { DialogClose } from '@/shared/components/dialog-close';
import { DialogFrame } from '@/shared/components/dialog-frame';
import { Icon } from '@/shared/components/icon';
import { inputLimits } from '@/shared/lib/limits';
import type { BaseDialogProps } from '@/site/components/dialog-button';
import { isSearchableQuery, type SearchFunction } from './engine';
import { loadSearchFunction } from './load-search';
import { SearchResultsPanel } from './search-results-panel';
import { isSearchShortcutEnabled, SEARCH_SHORTCUT_KEY, setSearchShortcutEnabled } from './search-shortcut';

/** Lists the keys of the search dialog, and switches its shortcut on or off. */
function SearchShortcutFooter() {
  const [isEnabled, setIsEnabled] = useState(isSearchShortcutEnabled);
  const { choose, enter, open, escape: escapeKey, close } = text.keys;
  const keyClassName = 'font-sans font-semibold';
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 text-xs text-muted pointer-coarse:hidden">
      <p aria-hidden="true" className="max-sm:hidden">
        <kbd className={keyClassName}>↑ ↓</kbd> {choose} · <kbd className={keyClassName}>{enter}</kbd> {open}{' '}
        · <kbd className={keyClassName}>{escapeKey}</kbd> {close}
      </p>
      <label className="flex min-h-10 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={({ target }) => {
            setIsEnabled(target.checked);
            setSearchShortcutEnabled(target.checked);
          }}
          className="size-4 accent-accent"
        />
        <span>
          {text.openByKey} <kbd className={keyClassName}>{SEARCH_SHORTCUT_KEY}</kbd>
        </span>
      </label>
    </div>
  );
}

interface SearchDialogProps extends BaseDialogProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Search dialog of the site. Results appear while the visitor types; arrow keys or Enter move to them. */
export function SearchDialog({ query, onQueryChange, onClose }: SearchDialogProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<SearchFunction | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const trimmedQuery = query.trim();
  const deferredQuery = useDeferredValue(trimmedQuery);
  /** True from Enter or an arrow key until the focus can move to the results of the query. */
  const [isMovingToResults, setIsMovingToResults] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isClosed = false;
    loadSearchFunction()
      .catch(() => 'failed' as const)
      .then((loaded) => {
        // The value is a function, which React would call.
        if (!isClosed) setSearch(() => loaded);
      });
    return () => {
      isClosed = true;
    };
  }, [attempt]);

  function handleRetry() {
    setSearch(null);
    setAttempt(attempt + 1);
    field.current?.focus();
  }

  function moveFocus(step: 1 | -1) {
    const targets = [...(content.current?.querySelectorAll('input[type=search], li a') ?? [])];
    const currentIndex = targets.indexOf(document.activeElement ?? document.body);
    // From another control (index -1), ArrowUp moves to the last link: the step starts at the field.
    const startIndex = step === -1 ? Math.max(currentIndex, 0) : currentIndex;
    const nextTarget = targets.at((startIndex + step) % targets.length);
    if (nextTarget instanceof HTMLElement) nextTarget.focus();
  }

  // Waits for the results of the current query: older ones will be removed, and the focus with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moveFocus` reads the DOM only
  useEffect(() => {
    const isShowingQuery = deferredQuery === trimmedQuery;
    const isLoading = !search && isSearchableQuery(trimmedQuery);
    if (!isMovingToResults || !isShowingQuery || isLoading) return;
    setIsMovingToResults(false);
    if (document.activeElement === field.current) moveFocus(1);
  }, [isMovingToResults, search, deferredQuery, trimmedQuery]);

  function handleKey(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    event.preventDefault();
    if (key === 'ArrowDown' && event.target === field.current) setIsMovingToResults(true);
    else moveFocus(key === 'ArrowDown' ? 1 : -1);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMovingToResults(true);
  }

  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      overlayClassName="flex items-start justify-center p-3 sm:px-6 sm:py-[10vh]"
      className="flex max-h-full w-full max-w-2xl flex-col overflow-hidden rounded-card border border-line-strong"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
        field.current?.select();
      }}
    >
      <Title className="sr-only">{text.title}</Title>
      <Description className="sr-only">{text.description}</Description>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the links */}
      <div ref={content} className="flex min-h-0 flex-col" onKeyDown={handleKey}>
        <search className="border-b border-line has-[input:focus-visible]:border-highlight">
          <form onSubmit={handleSubmit} className="flex items-center gap-3 pr-2 pl-4">
            <Icon name="search" className="text-highlight" />
            <label htmlFor={id} className="sr-only">
              {text.title}
            </label>
            <input
              ref={field}
              id={id}
              type="search"
              value={query}
              onChange={(event) => {
                setIsMovingToResults(false);
                onQueryChange(event.target.value);
              }}
              maxLength={inputLimits.search}
              placeholder={text.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-14 min-w-0 flex-1 bg-transparent text-lg text-fg outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
            />
            <DialogClose label={text.close} />
          </form>
        </search>
        {search === 'failed' ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
            <p>{text.failed}</p>
            <button type="button" className={getButtonClassName('outline')} onClick={handleRetry}>
              {text.retry}
            </button>
          </div>
        ) : (
          <SearchResultsPanel search={search} query={deferredQuery} onLeave={onClose} />
        )}
        <SearchShortcutFooter />
      </div>
    </DialogFrame>
  );
}
