import { Link, useLocation, useNavigate } from 'react-router-dom';
import { notFoundPageText, notFoundSeo } from '@/copy/pages/not-found';
import { buttonStyles } from '@/shared/components/button-styles';
import { Icon } from '@/shared/components/icon';
import { PageHead } from '@/site/components/page-head';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { useSettings } from '@/site/hooks/use-site-data';

/** Page of every unknown address (specification 2.16). */
export function NotFound() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // One file serves every unknown address, so only the browser knows which one was requested.
  const requestedPath = useHydrated() ? pathname : '…';
  const { email } = useSettings();
  const content = notFoundPageText;
  return (
    <>
      <PageHead seo={notFoundSeo} />
      <section className="pattern-bogolan min-h-[85dvh]">
        <div className="page-gutter grid gap-12 pt-42 pb-section lg:grid-cols-[1.4fr_1fr] lg:pt-44">
          <div>
            <p className="font-display text-hero text-accent">{content.code}</p>
            <h1 className="mt-2 font-display text-title">{content.title}</h1>
            <p className="mt-5 max-w-xl text-lead text-muted">{content.text}</p>
            <p className="mt-4 text-muted">
              {content.requestedPath} <code className="break-all text-fg">{requestedPath}</code>
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link to="/" className={buttonStyles('primary')}>
                <Icon name="home" />
                {content.home}
              </Link>
              <button type="button" className={buttonStyles('outline')} onClick={() => navigate(-1)}>
                <Icon name="arrow-left" />
                {content.back}
              </button>
            </div>
          </div>
          <div className="lg:border-l lg:border-line lg:pl-10">
            <h2 className="font-display text-heading">{content.suggestionsTitle}</h2>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {content.suggestions.map((link) => (
                <li key={link.href}>
                  <Link
                    to={link.href}
                    className="flex min-h-12 items-center justify-between font-semibold hover:text-highlight"
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
          </div>
        </div>
      </section>
    </>
  );
}
