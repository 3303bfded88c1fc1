import clsx from 'clsx';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { headerAndFooterLinks, headerText } from '@/copy/navigation';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { useShortcut } from '@/shared/hooks/use-shortcut';
import { isKeyPress } from '@/shared/lib/shortcut';
import { DownloadAppButton } from '@/site/components/download-app-button';
import { useDismiss } from '@/site/hooks/use-dismiss';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { SearchDialogButton } from '@/site/search/search-dialog-button';
import { isSearchShortcutEnabled, SEARCH_SHORTCUT_KEY } from '@/site/search/search-shortcut';

/** Pixels of scroll after which the header gets its frosted background (specification 2.2). */
const FROST_THRESHOLD_PX = 20;

function NavigationLinks({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const { pathname } = useLocation();
  return headerAndFooterLinks.header.map(({ href, label }) => (
    <li key={href}>
      <Link
        to={href}
        className={className}
        onClick={onChoose}
        // `NavLink` would add 300 bytes to every page.
        aria-current={pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  ));
}

/**
 * Menu in a `<details>`, which opens before any script has loaded. Choosing a link, Escape or a click outside
 * closes it.
 */
function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);

  /** Closes the menu and focuses its summary. The dialog later returns the focus there, because the button that opened it is then hidden. */
  function closeForDialog() {
    close();
    menu.current?.querySelector('summary')?.focus();
  }

  // React calls `close` as clean-up when the path changes. At hydration, an open menu must stay open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor leaves the page
  useEffect(() => close, [pathname]);

  useDismiss(menu, close);

  return (
    <details ref={menu} className="group -mr-3 min-w-0 nav:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-3 font-semibold">
        <span className="truncate">{headerText.openMenu}</span>
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-y border-line bg-surface px-5 py-5 shadow-overlay">
        <nav aria-label={headerText.navigationLabel}>
          <ul className="grid gap-1">
            <NavigationLinks
              onChoose={close}
              className="flex min-h-12 items-center rounded-card px-3 text-lg font-semibold aria-[current=page]:bg-surface-strong aria-[current=page]:text-highlight"
            />
          </ul>
        </nav>
        <DownloadAppButton className={getButtonClassName('primary', 'mt-4 w-full')} onOpen={closeForDialog}>
          <Icon name="download" />
          {headerText.downloadApp}
        </DownloadAppButton>
      </div>
    </details>
  );
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Search button of the header; the shortcut clicks it. */
function HeaderSearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(
    (event) =>
      isKeyPress(event, SEARCH_SHORTCUT_KEY) &&
      isSearchShortcutEnabled() &&
      // An open dialog hides the page.
      !button.current?.closest('[aria-hidden="true"]'),
    () => button.current?.click(),
  );
  return (
    <SearchDialogButton
      ref={button}
      shortcut={useHydrated() ? SEARCH_SHORTCUT_KEY : undefined}
      className="flex min-h-11 items-center rounded-card bg-bg/85 px-3"
    >
      <Icon name="search" className="-mx-1 size-7" />
      <span className="sr-only">{headerText.search}</span>
    </SearchDialogButton>
  );
}

/** Fixed header: transparent at the top of the page, frosted once the page is scrolled. */
export function SiteHeader() {
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > FROST_THRESHOLD_PX,
    () => false,
  );
  return (
    <header
      data-frosted={isScrolled || undefined}
      className={clsx(
        'fixed inset-x-0 top-0 z-30 border-b bg-clip-padding transition-colors duration-300 print:hidden has-[details[open]]:border-line has-[details[open]]:bg-bg',
        isScrolled
          ? 'border-line bg-bg/85 [backdrop-filter:blur(12px)]'
          : 'border-transparent bg-linear-to-b from-bg from-45% to-transparent',
      )}
    >
      <div className="page-gutter flex h-18 items-center justify-between gap-1">
        <Link to="/" aria-label={headerText.homeLabel} className="shrink-0">
          <span className="group-logo block h-10" />
        </Link>
        <nav aria-label={headerText.navigationLabel} className="hidden nav:block">
          <ul className="flex items-center gap-1">
            <NavigationLinks className="relative flex min-h-11 items-center px-3 text-[0.9375rem] font-medium whitespace-nowrap transition-colors hover:text-highlight aria-[current=page]:text-highlight aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-highlight" />
          </ul>
        </nav>
        <div className="flex min-w-0 items-center xl:gap-2">
          <HeaderSearchButton />
          <DownloadAppButton className={getButtonClassName('primary', 'max-nav:hidden whitespace-nowrap')}>
            {headerText.downloadApp}
          </DownloadAppButton>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
