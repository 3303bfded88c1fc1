// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import MaintenanceNotice from './maintenance-notice';

const HOUR_MS = 3_600_000;

it('reloads the page at the end of the maintenance, and is hidden after it', () => {
  vi.useFakeTimers({ now: new Date('2026-12-03T12:00:00Z') });
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  // jsdom opens no modal dialog
  HTMLDialogElement.prototype.showModal = vi.fn();
  const props = { title: 'Groupe Obouo', email: 'a@exemple.com', maintenance_until: '2026-12-03T13:00:00Z' };
  const { rerender } = render(<MaintenanceNotice {...props} />);
  const title = screen.getByText('Nous revenons très vite');
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  rerender(<MaintenanceNotice {...props} />);
  expect(title).not.toBeInTheDocument();
});
