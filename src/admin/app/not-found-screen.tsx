import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { siteSettingsSummaryQuery } from '@/admin/hooks/api/site-settings';
import { Button } from '@/admin/ui/button';
import { DocumentTitle } from '@/admin/ui/document-title';
import { adminNotFoundText } from '@/copy/admin/shell';
import { notFoundPageText as pageText } from '@/copy/pages/not-found';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';

const linkClass =
  'inline-flex min-h-10 items-center text-highlight underline underline-offset-4 hover:text-fg';

/** Not-found page of addresses under /admin (specification 2.16). */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: settings } = useQuery(siteSettingsSummaryQuery);
  return (
    <div className="max-w-2xl">
      <DocumentTitle title={pageText.title} />
      <p className="font-display text-title text-accent">{pageText.code}</p>
      <h1 className="mt-1 font-display text-heading">{pageText.title}</h1>
      <p className="mt-3 text-muted">{pageText.text}</p>
      <p className="mt-2 text-muted">
        {pageText.requestedPath} <code className="break-all text-fg">{pathname}</code>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* Public pages need a whole page load: the style sheets of the site and the back office must not mix. */}
        <a href="/" className={getButtonClassName('primary')}>
          {pageText.home}
        </a>
        <Button size="regular" onClick={() => navigate(-1)}>
          {pageText.back}
        </Button>
      </div>
      <h2 className="mt-10 font-display text-lg">{pageText.suggestionsTitle}</h2>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        <ul aria-label={adminNotFoundText.staff}>
          <li>
            <Link to={paths.admin.dashboard} className={linkClass}>
              {adminNotFoundText.dashboard}
            </Link>
          </li>
          <li>
            <Link to={paths.admin.content} className={linkClass}>
              {adminNotFoundText.content}
            </Link>
          </li>
        </ul>
        <ul aria-label={adminNotFoundText.site}>
          {pageText.suggestions.map((suggestion) => (
            <li key={suggestion.href}>
              <a href={suggestion.href} className={linkClass}>
                {suggestion.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {settings ? (
        <p className="mt-6 text-muted">
          {pageText.support}{' '}
          <a href={`mailto:${settings.email}`} className={`${linkClass} break-all`}>
            {settings.email}
          </a>
        </p>
      ) : null}
    </div>
  );
}
