// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { settingsRow as row } from '../../../../../tests/support/settings-row';
import { answerNoRow, stubApi } from '../../../../../tests/support/stub-api';
import { SettingsForm } from './settings-form';

/** Saves a telephone number that a colleague changed too. Returns its field and the dialog that asks which one to keep. */
async function savePhoneAfterColleague() {
  stubApi(({ method }) =>
    method === 'PATCH' ? answerNoRow() : { ...row, phone: '+33 1 11 11 11 11', version: 2 },
  );
  renderAdmin(<SettingsForm row={row} mayEdit mayRequireMfa={false} />);
  const phoneField = screen.getByLabelText(/^Téléphone/);
  fireEvent.change(phoneField, { target: { value: '+33 2 22 22 22 22' } });
  fireEvent.submit(screen.getByRole('form'));
  return {
    phoneField,
    dialog: await screen.findByRole('dialog', { name: 'Ce contenu a changé entre-temps' }),
  };
}

it('offers a typed setting again after the value of a colleague replaced it', async () => {
  const { phoneField, dialog } = await savePhoneAfterColleague();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recharger' }));
  expect(phoneField).toHaveValue('+33 1 11 11 11 11');
  await userEvent.click(screen.getByRole('button', { name: 'Restaurer ce texte' }));
  expect(phoneField).toHaveValue('+33 2 22 22 22 22');
});

it('compares both values of a setting that a colleague changed too', async () => {
  const { dialog } = await savePhoneAfterColleague();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Comparer' }));
  await waitFor(() => expect(dialog).toHaveTextContent('+33 1 11 11 11 11'));
  expect(dialog).toHaveTextContent('+33 2 22 22 22 22');
});

it('has no unsaved change after the cancellation of a second maintenance', async () => {
  stubApi(() => ({ ...row, version: 2 }));
  const runningRow = { ...row, maintenance_mode: true, maintenance_until: '2099-12-01T10:00:00+00:00' };
  renderAdmin(<SettingsForm row={runningRow} mayEdit mayRequireMfa={false} />);
  const maintenanceSwitch = screen.getByRole('switch', { name: 'Mode maintenance' });
  const saveButton = screen.getByRole('button', { name: 'Sauvegarder' });
  // Ends the running maintenance.
  await userEvent.click(maintenanceSwitch);
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(saveButton).toHaveAttribute('aria-disabled', 'true'));
  // Starts a second maintenance and cancels it.
  await userEvent.click(maintenanceSwitch);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(saveButton).toHaveAttribute('aria-disabled', 'true');
});
