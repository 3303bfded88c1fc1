import { describe, expect, it } from 'vitest';
import { renderAlert } from '../supabase/functions/send-mails/mails/alert.ts';
import { renderInvitation } from '../supabase/functions/send-mails/mails/invitation.ts';
import type { RenderContext } from '../supabase/functions/send-mails/mails/renderers.ts';

const PHISHING_TEXT =
  'Sécurité Obouo : mot de passe expiré, https://piege.example/obouo ou www.piege.example';

const context: RenderContext = {
  siteUrl: 'https://site.example',
  projectUrl: 'https://projet.example',
  callApi: <Answer>() => Promise.resolve({ hashed_token: 'abc' } as Answer),
};

/** Returns the words that a mail program turns into links, in order. */
const findLinks = (text: string) => text.match(/[a-z]+:\/\/\S+|[\p{L}\p{N}-]+\.\p{L}{2,}\S*/gu) ?? [];

const renderOneAlert = (mode: 'each' | 'daily', who: string, what: string | null) =>
  renderAlert(
    { tab: 'business', mode, total: 1, rows: [{ source: 'contact_messages', id: '1', who, what }] },
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
  ])('has only our links around the words: %s', async (words) => {
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
    const [mail] = [await renderOneAlert('each', 'awa@exemple.com', null)];
    expect(mail.text).toContain('\nawa@exemple.com\n');
  });
});

it('an invitation breaks the addresses in the name of its sender and of the role', async () => {
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
