import { lazy, Suspense, useState } from 'react';
import { useUrlQueryString } from '@/site/hooks/use-url-query';

const NewsletterLinkDialog = lazy(() => import('./newsletter-link-dialog'));

/** Shows the dialog of a newsletter link. Only visitors who follow such a link download the dialog. */
export function LazyNewsletterLinkDialog({ audience }: { audience: 'readers' | 'press' }) {
  const query = useUrlQueryString();
  // Keeps the query of the link: the dialog removes the token from the URL, and stays open.
  const [linkQuery, setLinkQuery] = useState(query);
  /** Matches `?desinscription=…` and `?inscription=…`. */
  const hasToken = /[?&](?:des)?inscription=./.test(query);
  if (hasToken && query !== linkQuery) setLinkQuery(query);
  const parameters = new URLSearchParams(linkQuery);
  const unsubscribeToken = parameters.get('desinscription');
  const token = unsubscribeToken ?? parameters.get('inscription');
  return token ? (
    <Suspense>
      <NewsletterLinkDialog
        key={token}
        audience={audience}
        action={unsubscribeToken ? 'unsubscribe' : 'confirm'}
        token={token}
      />
    </Suspense>
  ) : null;
}
