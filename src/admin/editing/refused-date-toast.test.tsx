// @vitest-environment jsdom
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dismissToast } from '@/admin/lib/dismiss-toast';
import { ToasterHost } from '@/shared/components/toaster-host';
import { dismissRefusedDateToast, showRefusedDateToast } from './refused-date-toast';

vi.mock('@/admin/lib/dismiss-toast', { spy: true });

it('looks for no toast before a date was refused', async () => {
  await dismissRefusedDateToast();
  expect(dismissToast).not.toHaveBeenCalled();
});

it('removes the toast of a refused date', async () => {
  render(<ToasterHost side="right" />);
  showRefusedDateToast();
  const toast = await screen.findByText('Date ou heure non enregistrée');
  expect(toast).toBeInTheDocument();
  await dismissRefusedDateToast();
  await waitForElementToBeRemoved(toast);
});
