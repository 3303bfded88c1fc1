import { Link, useLocation, useNavigate } from 'react-router-dom';
import presenter from '@/assets/channel-character-obouo-tv.svg?w=320;640&format=avif;webp&as=picture';
import { headerText } from '@/copy/navigation';
import { notFoundPageText, notFoundSeo } from '@/copy/pages/not-found';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { PageHead } from '@/site/components/page-head';
import { Picture } from '@/site/components/picture';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { useSettings } from '@/site/hooks/use-site-data';
import { SearchDialogButton } from '@/site/search/search-dialog-button';

/** Page of every unknown path (specification 2.16). */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // One file serves every unknown path, so only the browser knows which one was requested.
  const requestedPath = useHydrated() ? pathname : '…';
  const { email } = useSettings();
  const content = notFoundPageText;

  /** Goes back, or to the home page when this is the first page of the tab. */
  function handleBack() {
    if (window.history.length > 1) navigate(-1);
    else navigate('/');
  }

  return (
    <>
      <PageHead seo={notFoundSeo} />
      <section className="pattern-bogolan relative isolate overflow-hidden border-b border-line">
        <div className="page-gutter grid gap-x-12 pt-42 lg:grid-cols-[1.4fr_1fr] lg:pt-44">
          <div className="pb-12 lg:pb-section">
            <p className="font-display text-hero text-accent">{content.code}</p>
            <h1 className="mt-2 font-display text-title">{content.title}</h1>
            <p className="mt-5 max-w-xl text-lead text-muted">{content.text}</p>
            <p className="mt-4 text-muted">
              {content.requestedPath} <code className="break-all text-fg">{requestedPath}</code>
            </p>
            {/* This button looks like a field. */}
            <SearchDialogButton className="mt-8 flex min-h-14 w-full max-w-xl items-center gap-3 rounded-card border border-line-strong bg-surface px-4 text-left text-lg text-muted hover:border-highlight">
              <Icon name="search" className="text-highlight" />
              {headerText.search}
            </SearchDialogButton>
            <div className="mt-4 flex flex-wrap gap-3">
              <Link to="/" className={getButtonClassName('primary')}>
                <Icon name="home" />
                {content.home}
              </Link>
              <button type="button" className={getButtonClassName('outline')} onClick={handleBack}>
                <Icon name="arrow-left" />
                {content.back}
              </button>
            </div>
          </div>
          <div className="relative self-end">
            <div
              className="absolute inset-x-0 bottom-0 -z-10 aspect-square rounded-full bg-radial from-accent/35 to-transparent to-70%"
              aria-hidden="true"
            />
            <Picture
              source={presenter}
              alt=""
              sizes="(min-width: 1024px) 22rem, 70vw"
              eager
              className="relative mx-auto h-auto w-4/5 max-w-88"
            />
          </div>
        </div>
      </section>
      <section className="page-gutter py-section" aria-labelledby="suggestions">
        <h2 id="suggestions" className="font-display text-heading">
          {content.suggestionsTitle}
        </h2>
        <ul className="mt-6 grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {content.suggestions.map((link) => (
            <li key={link.href} className="bg-bg">
              <Link
                to={link.href}
                className="flex min-h-12 items-baseline justify-between gap-4 p-5 font-semibold hover:text-highlight sm:flex-col"
              >
                {link.label}
                <span className="text-sm font-normal text-muted">{link.href}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-muted">
          {content.support}{' '}
          <a
            href={`mailto:${email}`}
            className="inline-block wrap-anywhere text-highlight underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      </section>
    </>
  );
}
