// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { neverAnswer, stubApi } from '../../../../../tests/support/stub-api';
import { NotificationSettingsSection } from './notification-settings-section';

it('keeps showing the saved choice while the choices are read again', async () => {
  const methods: string[] = [];
  stubApi(({ method }) => {
    methods.push(method);
    if (method === 'POST') return { tab: 'newsletter' };
    return methods.includes('POST') ? neverAnswer() : [];
  });
  renderAdmin(<NotificationSettingsSection userId="u" />, { permissions: ['forms_newsletter'] });
  // the only form that the person may read
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  const menu = screen.getByLabelText('Newsletter');
  await waitFor(() => expect(menu).toBeEnabled());
  await userEvent.selectOptions(menu, 'each');
  await waitFor(() => expect(methods).toEqual(['GET', 'POST', 'GET']));
  expect(menu).toHaveValue('each');
  // a disabled menu would lose the focus
  expect(menu).toBeEnabled();
});
