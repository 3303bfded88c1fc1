import type { PageSeo } from '../types';
import { offerPageContent } from './offer-page';
import type { JobOffer } from './offers';

/** Returns the head of an offer's page, or of a page whose offer is gone. A closed offer is not indexed. */
export function offerSeo(offer: JobOffer | undefined, isOpen = true): PageSeo {
  if (!offer) return { ...offerPageContent.missing.seo, canonical: '/carrieres', noindex: true };
  return {
    title: `${offer.title} | ${offerPageContent.seoSuffix}`,
    description: `Le Groupe Obouo recrute : ${offer.title}, ${offer.type}, ${offer.location}. Missions, profil, candidature.`,
    canonical: `/carrieres?offre=${offer.id}`,
    ...(!isOpen && { noindex: true }),
  };
}
