// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'date-fns';
import { expect, it, vi } from 'vitest';
import { toDateTimeInputValue } from '@/admin/lib/publication-state';
import { campaignListScreenText, campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { notFoundPageText } from '@/copy/pages/not-found';
import { renderAdmin, TEST_USER_ID } from '../../../../tests/support/render-admin';
import { answerNoRow, refuse, stubApi } from '../../../../tests/support/stub-api';
import { Component as CampaignScreen } from './campaign-screen';

// The rich-text editor loads slowly.
vi.mock('./components/campaign-intro-field', () => ({ CampaignIntroField: () => null }));

const CAMPAIGN_ID = '7d3c1f52-98b4-4c0e-a1d6-2f8e5b9c0a43';

/**
 * Renders the screen of a campaign without an introduction. Every function of the database except `mail_queue_status`
 * gives the `answer`. Returns the stored campaign, the query client and the saves.
 */
function renderScreen(
  state: 'draft' | 'scheduled' | 'sending',
  { answer = () => refuse(503, ''), address = `/${CAMPAIGN_ID}`, sendsMails = true } = {},
) {
  const campaign = {
    id: CAMPAIGN_ID,
    version: 1,
    state: state as string,
    subject: 'Rentrée',
    intro: '',
    audience: 'readers',
  };
  const saves: unknown[] = [];
  stubApi(({ url, method, body }) => {
    if (url.href.includes('/mail_queue_status')) return [{ connected: sendsMails }];
    if (url.href.includes('/rpc/')) return answer();
    // Each save finds another version.
    if (method === 'PATCH') {
      saves.push(body);
      return answerNoRow();
    }
    return { ...campaign, stories: ['s1'], scheduled_at: null, started_at: null };
  });
  const { client } = renderAdmin(<CampaignScreen />, { path: '/:id', address, permissions: ['all'] });
  return { campaign, client, saves };
}

/** Opens the dialog of the schedule and fills in tomorrow. */
async function fillScheduleDialog() {
  await userEvent.click(await screen.findByRole('button', { name: text.schedule.open }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Date et heure/), {
    target: { value: toDateTimeInputValue(addDays(new Date(), 1).toISOString()) },
  });
  return dialog;
}

it('explains that stories and subscribers of a draft failed to load', async () => {
  renderScreen('draft');
  expect(await screen.findByText(text.storiesFailed)).toBeVisible();
  expect(await screen.findByText(text.subscribersFailed)).toBeVisible();
  expect(screen.queryByText(text.nothingToSend)).toBeNull();
});

it('says before a sending that the project sends no mails', async () => {
  renderScreen('draft', { sendsMails: false });
  expect(await screen.findByText(/L’envoi n’est pas relié/)).toBeVisible();
});

it('explains that stories of a scheduled campaign failed to load', async () => {
  renderScreen('scheduled');
  expect(await screen.findByText(text.storiesFailed)).toBeVisible();
});

it('explains that the chosen start has passed by the clock of the database', async () => {
  renderScreen('draft', { answer: () => refuse(400, '22023') });
  const dialog = await fillScheduleDialog();
  await userEvent.click(dialog.getByRole('button', { name: text.schedule.submit }));
  expect(await dialog.findByText(/Cette heure est passée/)).toBeVisible();
});

it('shows the not-found page for an address that is no id', async () => {
  renderScreen('draft', { address: '/inconnue' });
  expect(await screen.findByRole('heading', { level: 1, name: notFoundPageText.title })).toBeVisible();
});

it('shows the title of the list while the campaign loads', async () => {
  renderScreen('scheduled');
  expect(screen.getByRole('heading', { level: 1, name: campaignListScreenText.title })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /Rentrée/ })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('shows the end of a sending without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { campaign } = renderScreen('sending');
  const heading = await screen.findByRole('heading', { level: 1, name: /En cours d’envoi/ });
  campaign.state = 'sent';
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(heading).toHaveTextContent('Envoyée');
});

it('restores unsaved text, and compares it with a colleague’s version after a conflict', async () => {
  const values = { subject: 'Ma version', intro: '', audience: 'readers', stories: ['s1'] };
  const backup = { values, version: 1, savedAt: new Date().toISOString() };
  localStorage.setItem(`obouo.newsletter.${TEST_USER_ID}.${CAMPAIGN_ID}`, JSON.stringify(backup));
  const { campaign } = renderScreen('draft');
  await userEvent.click(await screen.findByRole('button', { name: 'Restaurer ce texte' }));
  expect(screen.getByLabelText(/^Objet/)).toHaveValue('Ma version');
  Object.assign(campaign, { subject: 'Sa version', version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Comparer' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Objet : Sa version'));
  expect(dialog).toHaveTextContent('Objet : Ma version');
});

it('shows the newer version of a colleague after scheduling failed', async () => {
  const { campaign, client } = renderScreen('draft', { answer: () => refuse(409, 'PT409') });
  const dialog = await fillScheduleDialog();
  Object.assign(campaign, { subject: 'Sa version', version: 2 });
  await userEvent.click(dialog.getByRole('button', { name: text.schedule.submit }));
  expect(await dialog.findByText(/Une autre personne/)).toBeVisible();
  // After a failed schedule, the query client of the back office reads the campaign again.
  await act(() => client.invalidateQueries());
  expect(await screen.findByDisplayValue('Sa version')).toBeInTheDocument();
  // A second press must not schedule a text that the person has not read.
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('saves nothing with Ctrl+S before a change', async () => {
  const { saves } = renderScreen('draft');
  const subject = await screen.findByLabelText(/^Objet/);
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.type(subject, ' !');
  expect(saves).toEqual([]);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves).toHaveLength(1));
});
