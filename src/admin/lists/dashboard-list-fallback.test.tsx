// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/support/render-admin';
import { DashboardListFallback } from './dashboard-list-fallback';

it('says that the list loads', () => {
  const query = { isPending: true, isError: false, refetch: () => Promise.reject(new Error('unused')) };
  renderAdmin(<DashboardListFallback query={query} failedText="" />);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement...');
});
