// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import offersCollection from '@/copy/collections/offers';
import { JobOfferDetails } from './job-offer-details';

const [offer] = offersCollection.initial.items;
const HYBRID = 'Jusqu’à 3 jours de télétravail par semaine';

function renderOffer(changes: object) {
  if (!offer) throw new Error('no offer');
  render(
    <MemoryRouter>
      <JobOfferDetails offer={{ ...offer, ...changes }} isOpen otherOffers={[]} url="" />
    </MemoryRouter>,
  );
}

it('names the countries of a remote offer, which promises no days at home', () => {
  renderOffer({ location: 'Télétravail', remoteCountries: ['France', 'Sénégal'] });
  expect(screen.getByText('À distance depuis').nextSibling).toHaveTextContent('France, Sénégal');
  expect(screen.queryByText(HYBRID)).toBe(null);
});

it('promises days at home for an offer with an office', () => {
  renderOffer({});
  expect(screen.queryByText('À distance depuis')).toBe(null);
  expect(screen.getByText(HYBRID)).toBeVisible();
});
