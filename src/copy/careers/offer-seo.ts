import type { PageSeo } from '../types';
import { jobOfferPageText } from './offer-page';
import type { JobOffer } from './offers';

/** Returns the head of an offer's page, or of a page whose offer is gone. A closed offer is not indexed. */
export function createJobOfferSeo(offer: JobOffer | undefined, isOpen = true): PageSeo {
  if (!offer) return { ...jobOfferPageText.missing.seo, canonical: '/carrieres', noindex: true };
  return {
    title: `${offer.title} | ${jobOfferPageText.seoSuffix}`,
    description: `Le Groupe Obouo recrute : ${offer.title}, ${offer.type}, ${offer.location}. Missions, profil, candidature.`,
    canonical: `/carrieres?offre=${offer.id}`,
    noindex: !isOpen,
  };
}
