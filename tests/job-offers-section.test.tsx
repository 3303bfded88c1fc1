// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import jobOffersCollection from '@/copy/collections/offers';
import JobOfferPage from '@/site/sections/careers/job-offer-page';
import { JobOffersSection } from '@/site/sections/careers/job-offers-section';
import { TestPageDataProvider } from './support/test-page-data-provider';

it('the button of an offer opens the form with its title and department', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(
    <TestPageDataProvider>
      <JobOffersSection />
    </TestPageDataProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Postuler\s*Ingénieur streaming/ }));
  expect(await screen.findByLabelText('Poste visé')).toHaveValue('Ingénieur streaming vidéo (F/H)');
  expect(screen.getByLabelText('Département')).toHaveValue('tech');
});

const HYBRID_ITEM = 'Jusqu’à 3 jours de télétravail par semaine';

/** Opens the page of an offer with these changes of staff. */
function renderOfferPage(changes: object) {
  const { key, initial } = jobOffersCollection;
  const items = [{ ...initial.items[0], id: 'offre', ...changes }];
  const collections = { [key]: { ...initial, items, files: {}, version: 1 } };
  render(
    <TestPageDataProvider data={{ collections: collections as never }}>
      <JobOfferPage id="offre" />
    </TestPageDataProvider>,
  );
}

it('shows countries and no days at home for a remote offer', () => {
  renderOfferPage({ location: 'Télétravail', remoteCountries: ['France', 'Sénégal'] });
  expect(screen.getByText('À distance depuis').nextSibling).toHaveTextContent('France, Sénégal');
  expect(screen.queryByText(HYBRID_ITEM)).toBe(null);
});

it('shows days at home and no countries for an offer with an office', () => {
  renderOfferPage({});
  expect(screen.queryByText('À distance depuis')).toBe(null);
  expect(screen.getByText(HYBRID_ITEM)).toBeVisible();
});
