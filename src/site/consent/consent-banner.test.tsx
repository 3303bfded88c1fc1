// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ConsentBanner } from './consent-banner';
import { allAcceptedChoices, allRefusedChoices } from './consent-store';

vi.mock('./api/consent-proof', () => ({ sendConsentProof: async () => undefined }));

afterEach(() => localStorage.clear());

it.each([
  ['Tout refuser', allRefusedChoices],
  ['Tout accepter', allAcceptedChoices],
])('the banner stores the answer « %s »', (label, choices) => {
  render(<ConsentBanner />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(JSON.parse(localStorage.getItem('obouo.consent') ?? '')).toMatchObject({ choices });
});
