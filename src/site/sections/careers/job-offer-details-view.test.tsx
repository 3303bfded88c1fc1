// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import offersCollection from '@/copy/collections/offers';
import { JobOfferDetailsView } from './job-offer-details-view';

const [offer] = offersCollection.initial.items;
const HYBRID_ITEM = 'Jusqu’à 3 jours de télétravail par semaine';

function renderOffer(changes: object) {
  if (!offer) throw new Error('no offer');
  render(
    <MemoryRouter>
      <JobOfferDetailsView offer={{ ...offer, ...changes }} isOpen otherOffers={[]} url="" />
    </MemoryRouter>,
  );
}

it('shows countries and no telework days for a remote offer', () => {
  renderOffer({ location: 'Télétravail', remoteCountries: ['France', 'Sénégal'] });
  expect(screen.getByText('À distance depuis').nextSibling).toHaveTextContent('France, Sénégal');
  expect(screen.queryByText(HYBRID_ITEM)).toBe(null);
});

it('shows telework days and no countries for an offer with an office', () => {
  renderOffer({});
  expect(screen.queryByText('À distance depuis')).toBe(null);
  expect(screen.getByText(HYBRID_ITEM)).toBeVisible();
});
