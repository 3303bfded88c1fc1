import { describe, expect, it } from 'vitest';
import { mailQueueText } from '../src/copy/admin/mails.ts';
import { renderAcknowledgement } from '../supabase/functions/send-mails/mails/acknowledgement.ts';
import { renderAlert } from '../supabase/functions/send-mails/mails/alert.ts';
import { renderInvitation } from '../supabase/functions/send-mails/mails/invitation.ts';
import { allMailRenderers, type RenderContext } from '../supabase/functions/send-mails/mails/renderers.ts';
import { renderReview } from '../supabase/functions/send-mails/mails/review.ts';
import { renderSecondFactorReset } from '../supabase/functions/send-mails/mails/second-factor-reset.ts';

const PHISHING_TEXT =
  'Sécurité Obouo : mot de passe expiré, https://piege.example/obouo ou www.piege.example';

const context: RenderContext = {
  siteUrl: 'https://site.example',
  projectUrl: 'https://projet.example',
  callApi: <Answer>() => Promise.resolve({ hashed_token: 'abc' } as Answer),
};

/** Returns the words that a mail program turns into links, in order. */
const findLinks = (text: string) => text.match(/[a-z]+:\/\/\S+|[\p{L}\p{N}-]+\.\p{L}{2,}\S*/gu) ?? [];

const renderOneAlert = (mode: 'each' | 'daily', sender: string, subject: string | null) =>
  renderAlert(
    { tab: 'business', mode, total: 1, rows: [{ source: 'contact_messages', id: '1', sender, subject }] },
    context,
  );

describe('an alert', () => {
  it.each(['each', 'daily'] as const)('has no word of the sender in its subject: %s', async (mode) => {
    const { subject } = await renderOneAlert(mode, PHISHING_TEXT, PHISHING_TEXT);
    expect(subject).toBe(
      mode === 'each'
        ? 'Nouveau contact professionnel'
        : 'Résumé du jour\u00a0: Nouveau contact professionnel',
    );
  });

  it.each([
    PHISHING_TEXT,
    'HTTPS://PIEGE.EXAMPLE',
    'piege.example/obouo',
    'voir:http://1.2.3.4/x',
    'javascript:alert(1)',
    'mailto:moi@piege.example',
    'https://moi@piege.example/',
    'piège。example',
    '\\\\piege\\partage',
    '(https://piege.example)',
  ])('contains only links to the site when a visitor typed: %s', async (words) => {
    const { html, text } = await renderOneAlert('each', words, words);
    for (const link of findLinks(text)) expect(link).toMatch(/^https:\/\/site\.example\/admin/);
    const bodyText = html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' ');
    expect(findLinks(bodyText)).toEqual([]);
    expect(`${bodyText}${text}`).not.toMatch(/javascript:\S|mailto:\S|\\\\|。e/);
  });

  it('keeps names, hours and e-mail addresses readable', async () => {
    const { text } = await renderOneAlert(
      'each',
      'M. Jean-Luc N’Guessan (Radio)',
      'Rendez-vous à 10:30, lectrice@exemple.com',
    );
    expect(text).toContain('M. Jean-Luc N’Guessan (Radio) – Rendez-vous à 10:30, lectrice@exemple.com');
    const alertWithoutSubject = await renderOneAlert('each', 'awa@exemple.com', null);
    expect(alertWithoutSubject.text).toContain('\nawa@exemple.com\n');
  });
});

it('an invitation contains no link from the name of its sender or role', async () => {
  const { subject, text } = await renderInvitation(
    {
      email: 'awa@exemple.com',
      role: PHISHING_TEXT,
      inviter: PHISHING_TEXT,
      expires_at: '2026-12-01T00:00:00Z',
    },
    context,
  );
  expect(subject).toBe('Vous êtes invité à rejoindre l’administration');
  expect(findLinks(text.replaceAll('awa@exemple.com', ''))).toEqual([
    expect.stringMatching(/^https:\/\/site\.example\/auth/),
    expect.stringMatching(/^https:\/\/site\.example\/auth/),
  ]);
});

it('the mail about a reset second factor contains no link from a name', async () => {
  const { text } = await renderSecondFactorReset({ by: PHISHING_TEXT }, context);
  expect(findLinks(text)).toEqual(['https://site.example/admin']);
});

describe('a mail about a review', () => {
  const step = {
    id: '1',
    title: 'Le mil',
    step: 'return',
    by_name: 'Edem Essai',
    note: 'Une source manque.',
    goes_online_at: null,
  };
  const render = (steps: object[], kind = 'decisions', total = steps.length) =>
    renderReview({ kind, total, steps }, context);

  it('says who did what to a text, and links to it', async () => {
    const { subject, text } = await render([step]);
    expect(subject).toBe('Votre texte est à reprendre');
    expect(text).toContain(
      'Le mil – Edem Essai vous le renvoie\u00a0: «\u00a0Une source manque.\u00a0»\nhttps://site.example/admin/content/1',
    );
    const scheduled = { ...step, step: 'schedule', note: null, goes_online_at: '2026-12-03T08:00:00Z' };
    expect((await render([scheduled])).text).toContain(
      'Edem Essai l’a programmé pour le 3 décembre 2026 à 08:00, heure d’Abidjan.',
    );
  });

  it('counts several texts, also those that it does not list', async () => {
    const proposal = { ...step, step: 'propose', note: null };
    expect((await render([proposal], 'proposals')).subject).toBe('Un texte à relire');
    const { subject, text } = await render(
      [proposal, { ...proposal, id: '2', title: 'Le fonio' }],
      'proposals',
      5,
    );
    expect(subject).toBe('5 textes à relire');
    expect(text).toContain('Le fonio – Edem Essai le propose à la relecture.');
    expect(text).toContain('Et 3 de plus.');
    expect(text).toContain('https://site.example/admin/content?status=review');
  });

  it('contains no link from the words of accounts', async () => {
    const { subject, text, html } = await render([
      { ...step, title: PHISHING_TEXT, by_name: PHISHING_TEXT, note: `<b>${PHISHING_TEXT}</b>` },
    ]);
    expect(subject).toBe('Votre texte est à reprendre');
    for (const link of findLinks(text)) expect(link).toMatch(/^https:\/\/site\.example\/admin/);
    expect(html).not.toContain('<b>');
  });
});

it.each([
  ['contact_messages', 'Nous avons bien reçu votre message'],
  ['business_contacts', 'Nous avons bien reçu votre demande'],
  ['press_contacts', 'Nous avons bien reçu votre demande de presse'],
  ['job_applications', 'Nous avons bien reçu votre candidature'],
  ['callback_requests', 'Nous avons bien reçu votre message'],
])('an acknowledgement of %s repeats nothing that a visitor typed', async (form, title) => {
  const { subject, text } = await renderAcknowledgement({ form, id: PHISHING_TEXT }, context);
  expect(subject).toBe(title);
  expect(findLinks(text)).toEqual(['https://site.example/politique-confidentialite']);
});

it('the acknowledgement of an application names the offer', async () => {
  const data = { form: 'job_applications', offer: 'Monteur (F/H)' };
  const { text } = await renderAcknowledgement(data, context);
  expect(text).toContain('Vous avez postulé à l’offre «\u00a0Monteur (F/H)\u00a0».');
});

it('each kind of mail has a name in the list of unsent mails', () => {
  expect(Object.keys(mailQueueText.kinds)).toEqual(Object.keys(allMailRenderers).sort());
});
