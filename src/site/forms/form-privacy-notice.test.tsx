// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { privacyLink } from '@/copy/forms/data-notice';
import { FormPrivacyNotice } from './form-privacy-notice';

it('opens the privacy policy in another tab, which keeps the typed text', () => {
  render(<FormPrivacyNotice text="Ces informations sont destinées au groupe." link={privacyLink} />);
  const link = screen.getByRole('link', { name: /nouvel onglet/ });
  expect(link).toHaveAttribute('target', '_blank');
});
