// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { officesSectionText } from '@/copy/pages/contact';
import { allAcceptedChoices, allRefusedChoices, saveConsent } from './consent-store';
import { ConsentedFrame } from './consented-frame';

vi.mock('./api/consent-proof', () => ({ sendConsentProof: vi.fn() }));

const { map } = officesSectionText;

it.each([map.show, map.always])('the map takes the focus of the pressed button « %s »', async (label) => {
  const frame = <ConsentedFrame src="about:blank" title="Carte" externalHref="/carte" text={map} />;
  const { rerender } = render(frame);
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(screen.getByTitle('Carte')).toHaveFocus();
  const link = screen.getByRole('link');
  link.focus();
  rerender(frame);
  expect(link).toHaveFocus();
  // a later write of the sent proof would reach the next test
  await waitFor(() => expect(localStorage.getItem('obouo.consent') ?? '').not.toContain('isPending'));
});

it('leaves the focus when the cookie settings allow maps again', () => {
  saveConsent(allRefusedChoices);
  render(<ConsentedFrame src="about:blank" title="Carte" externalHref="/carte" text={map} />);
  fireEvent.click(screen.getByRole('button', { name: map.always }));
  act(() => saveConsent(allRefusedChoices));
  const link = screen.getByRole('link');
  link.focus();
  act(() => saveConsent(allAcceptedChoices));
  expect(screen.getByTitle('Carte')).toBeVisible();
  expect(link).toHaveFocus();
});
