import { expect, it } from 'vitest';
import { replyHref } from './mailto-href';

const from = { name: 'Awa Diop', email: 'awa@example.org', subject: 'Visite', message: 'Bonjour,\nmerci.' };

/** Parses the link as a mail program does. */
function read(link: string) {
  const url = new URL(link);
  const fields = [...url.searchParams.keys()];
  return { to: decodeURIComponent(url.pathname), fields, ...Object.fromEntries(url.searchParams) };
}

it('answers with the subject and the text quoted', () => {
  expect(read(replyHref(from))).toEqual({
    to: 'awa@example.org',
    fields: ['subject', 'body'],
    subject: 'Re: Visite',
    body: 'Bonjour Awa Diop,\r\n\r\n\r\n\r\nAwa Diop a écrit\u00a0:\r\n> Bonjour,\r\n> merci.',
  });
});

it('lets no visitor add a header, a recipient or a field', () => {
  const link = replyHref({
    name: 'Awa\r\nBcc: tous@example.org',
    email: 'a?bcc=x&cc=y%0A@example.org',
    subject: 'Visite\nBcc: tous@example.org&bcc=tous@example.org#',
    message: '&cc=tous@example.org\r\n.\r\n',
  });
  const mail = read(link);
  expect(mail.fields).toEqual(['subject', 'body']);
  expect(mail.to).toBe('a?bcc=x&cc=y%0A@example.org');
  expect(mail).toMatchObject({ subject: 'Re: Visite Bcc: tous@example.org&bcc=tous@example.org#' });
  expect(link).not.toMatch(/[\r\n]|%0D%0ABcc/i);
});

it('has a default subject, and no quote without text', () => {
  expect(read(replyHref({ ...from, subject: ' \n ', message: ' ' }))).toMatchObject({
    subject: 'Re: Votre demande au Groupe Obouo',
    body: 'Bonjour Awa Diop,\r\n\r\n\r\n',
  });
});

it('cuts a long text between characters', () => {
  const link = replyHref({ ...from, message: '👍'.repeat(5000) });
  expect(link.length).toBeLessThan(16_000);
  expect(read(link)).toMatchObject({ body: expect.stringMatching(/👍…$/u) });
});
