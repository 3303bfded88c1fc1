import { expect, test } from 'vitest';
import { toFailedDeliveryResult } from '../supabase/functions/send-mails/smtp.ts';

test.each([
  ['550 5.1.1 User unknown', true],
  ['550 no such user here', true],
  ['553 5.1.3 Bad recipient address syntax', true],
  ['550 5.7.1 Relaying denied', false],
  ['554 5.7.1 Service unavailable; client host is blocked', false],
  ['550 5.4.5 Daily sending quota exceeded', false],
])('the refusal « %s » of a recipient counts as a bounce: %s', (message, bounced) => {
  const bodyWasRead = false;
  const refusal = Object.assign(new Error(message), { command: 'RCPT TO', responseCode: 550 });
  expect(toFailedDeliveryResult(refusal, bodyWasRead)).toMatchObject({ outcome: 'refused', bounced });
});
