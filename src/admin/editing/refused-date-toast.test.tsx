// @vitest-environment jsdom
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToasterHost } from '@/shared/components/toaster-host';
import { dismissRefusedDateToast, showRefusedDateToast } from './refused-date-toast';

it('removes the toast of a refused date', async () => {
  render(<ToasterHost side="right" />);
  showRefusedDateToast({ isPartial: true });
  const toast = await screen.findByText('Date ou heure non enregistrée');
  expect(toast).toBeInTheDocument();
  await dismissRefusedDateToast();
  await waitForElementToBeRemoved(toast);
});
