// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
// The layout loads this screen on demand. This import loads it before the tests.
import '@/admin/features/auth/mfa/mfa-enrolment-screen';
import { mfaText } from '@/copy/admin/second-factor';
import { renderAdmin } from '../../../tests/support/render-admin';
import { stubApi } from '../../../tests/support/stub-api';
import { Component as AdminLayout } from './admin-layout';

beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    })),
);

it.each([
  ['only the enrolment where the database requires', true],
  ['the screen where the database does not require', false],
])('shows %s a second factor', async (_, needsMfa) => {
  const visit = {
    is_suspended: false,
    is_session_active: true,
    needs_second_factor: needsMfa,
    has_new_role: false,
  };
  stubApi(({ url }) => (url.href.includes('/register_visit') ? visit : []));
  renderAdmin(
    <Routes>
      <Route element={<AdminLayout />}>
        <Route path="/" element="Médiathèque" />
      </Route>
    </Routes>,
  );
  await screen.findByText(needsMfa ? mfaText.enrolmentScreen.title : 'Médiathèque');
  expect(screen.queryByText('Médiathèque') === null).toBe(needsMfa);
  expect(screen.queryByRole('navigation') === null).toBe(needsMfa);
});
