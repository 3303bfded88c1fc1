import { expect, it } from 'vitest';
import { buildReplyHref } from './mailto-href';

const submission = {
  name: 'Awa Diop',
  email: 'awa@example.org',
  subject: 'Visite',
  message: 'Bonjour,\nmerci.',
};

function parseMailto(link: string) {
  const url = new URL(link);
  const fields = [...url.searchParams.keys()];
  return { to: decodeURIComponent(url.pathname), fields, ...Object.fromEntries(url.searchParams) };
}

it('builds a reply with the subject and the quoted text', () => {
  expect(parseMailto(buildReplyHref(submission))).toEqual({
    to: 'awa@example.org',
    fields: ['subject', 'body'],
    subject: 'Re: Visite',
    body: 'Bonjour Awa Diop,\r\n\r\n\r\n\r\nAwa Diop a écrit\u00a0:\r\n> Bonjour,\r\n> merci.',
  });
});

it('prevents a visitor from adding headers, recipients or fields', () => {
  const link = buildReplyHref({
    name: 'Awa\r\nBcc: tous@example.org',
    email: 'a?bcc=x&cc=y%0A@example.org',
    subject: 'Visite\nBcc: tous@example.org&bcc=tous@example.org#',
    message: '&cc=tous@example.org\r\n.\r\n',
  });
  const mail = parseMailto(link);
  expect(mail.fields).toEqual(['subject', 'body']);
  expect(mail.to).toBe('a?bcc=x&cc=y%0A@example.org');
  expect(mail).toMatchObject({ subject: 'Re: Visite Bcc: tous@example.org&bcc=tous@example.org#' });
  expect(link).not.toMatch(/[\r\n]|%0D%0ABcc/i);
});

it('replies to an empty submission with the default subject and no quote', () => {
  expect(parseMailto(buildReplyHref({ ...submission, subject: ' \n ', message: ' ' }))).toMatchObject({
    subject: 'Re: Votre demande au Groupe Obouo',
    body: 'Bonjour Awa Diop,\r\n\r\n\r\n',
  });
});

it('cuts a long message without splitting a character', () => {
  const link = buildReplyHref({ ...submission, message: '👍'.repeat(5000) });
  expect(link.length).toBeLessThan(16_000);
  expect(parseMailto(link)).toMatchObject({ body: expect.stringMatching(/👍…$/u) });
});
