import type { PageSeo } from '../types';
import { offerPageContent } from './offer-page';
import type { JobOffer } from './offers';

/** Head of one offer's page, or of the one that says an offer is gone. What nobody can apply to any more is no search result. */
export function offerSeo(offer: JobOffer | undefined, open = true): PageSeo {
  if (!offer) return { ...offerPageContent.missing.seo, canonical: '/carrieres', noindex: true };
  return {
    title: `${offer.title} | ${offerPageContent.seoSuffix}`,
    description: `Le Groupe Obouo recrute : ${offer.title}, ${offer.type}, ${offer.location}. Missions, profil, candidature.`,
    canonical: `/carrieres?offre=${offer.id}`,
    ...(!open && { noindex: true }),
  };
}
