// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { alertSettingsText } from '@/copy/admin/alert-settings';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { ReviewMailSwitches } from './review-mail-switches';

const { proposal_mails: proposalText, decision_mails: decisionText } = alertSettingsText.reviews;

it('saves a second switch that is pressed while the first is saved', async () => {
  const profile = { proposal_mails: false, decision_mails: false };
  let answerFirstSave: () => void = () => undefined;
  const firstAnswer = new Promise<void>((resolve) => {
    answerFirstSave = resolve;
  });
  stubApi(async ({ method, body }) => {
    if (method !== 'PATCH') return profile;
    await firstAnswer;
    Object.assign(profile, body);
    return { id: 'u' };
  });
  renderAdmin(<ReviewMailSwitches userId="u" settings={['proposal_mails', 'decision_mails']} />);
  const proposalSwitch = screen.getByRole('switch', { name: proposalText.label });
  const decisionSwitch = screen.getByRole('switch', { name: decisionText.label });
  await waitFor(() => expect(proposalSwitch).toBeEnabled());
  await userEvent.click(proposalSwitch);
  await userEvent.click(decisionSwitch);
  expect(proposalSwitch).toBeChecked();
  expect(decisionSwitch).toBeChecked();
  answerFirstSave();
  await waitFor(() => expect(profile).toEqual({ proposal_mails: true, decision_mails: true }));
});
