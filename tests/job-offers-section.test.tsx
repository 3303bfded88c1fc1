// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
