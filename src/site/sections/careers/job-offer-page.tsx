import { Fragment } from 'react';
import { siteUrl } from '@/copy/brand';
import { createJobPosting } from '@/copy/careers/job-posting';
import { createJobOfferSeo } from '@/copy/careers/offer-seo';
import { isJobOfferOpen } from '@/copy/careers/offers';
import type jobOffersCollection from '@/copy/collections/offers';
import { escapeJson } from '@/shared/lib/escape-json';
import { PageHead } from '@/site/components/page-head';
import { useCollection, useOffices, useSettings } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { JobOfferDetailsView } from './job-offer-details-view';

/** The offer of `?offre=<id>`, with its own head and its JobPosting for search engines. */
export default function JobOfferPage({ id }: { id: string }) {
  const { items } = useCollection<typeof jobOffersCollection>('offres');
  const offices = useOffices();
  const { title: siteTitle } = useSettings();
  const today = useToday();
  const offer = items.find((candidate) => candidate.id === id);
  const isOfferOpen = offer !== undefined && isJobOfferOpen(offer, today);
  const otherOffers = items.filter((candidate) => candidate !== offer && isJobOfferOpen(candidate, today));
  const seo = createJobOfferSeo(offer, isOfferOpen);
  return (
    <Fragment key={id}>
      <PageHead seo={seo} />
      {isOfferOpen ? (
        <script type="application/ld+json">
          {escapeJson(JSON.stringify(createJobPosting(offer, { name: siteTitle, offices })))}
        </script>
      ) : null}
      <JobOfferDetailsView
        offer={offer}
        isOpen={isOfferOpen}
        otherOffers={otherOffers}
        url={siteUrl + seo.canonical}
      />
    </Fragment>
  );
}
