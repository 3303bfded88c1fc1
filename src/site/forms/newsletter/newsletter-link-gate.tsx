import { lazy, Suspense } from 'react';
import { useAddressQuery } from '@/site/hooks/use-address-query';

const NewsletterLinkDialog = lazy(() => import('./newsletter-link-dialog'));

/** Shows the dialog of a newsletter link. Only visitors who follow such a link download the dialog. */
export function NewsletterLinkGate({ audience }: { audience: 'readers' | 'press' }) {
  const query = new URLSearchParams(useAddressQuery());
  const unsubscribeToken = query.get('desinscription');
  const token = unsubscribeToken ?? query.get('inscription');
  return token ? (
    <Suspense>
      <NewsletterLinkDialog audience={audience} action={unsubscribeToken ? 'out' : 'in'} token={token} />
    </Suspense>
  ) : null;
}
