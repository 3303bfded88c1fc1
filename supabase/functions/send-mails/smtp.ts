import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { MailServer, Outcome } from './mail-server.ts';

/** As many as hosts of mail let one sender have. */
const CONNECTIONS = 5;

/** A server of mail by SMTP, as the function's secrets name it. Port 465, the default, is TLS from the first byte. */
export function openSmtp(environment: Record<string, string | undefined>): MailServer {
  const { SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = environment;
  if (!SMTP_HOST || !MAIL_FROM) throw new Error('The secrets SMTP_HOST and MAIL_FROM are not set.');
  const port = Number(SMTP_PORT || 465);
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: SMTP_HOST,
    port,
    secure: port === 465,
    // a password never travels in clear
    ...(SMTP_USER && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' }, requireTLS: true }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const domain = /@([^>\s]+)/.exec(MAIL_FROM)?.[1] ?? SMTP_HOST;
  // what the server of mail reads a message from, once it has said that it will
  const bodies = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    const create = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const body = create(options);
      bodies.set(message.messageId(), body);
      return body;
    };
    done();
  });
  return {
    async deliver({ id, to, date, subject, html, text, headers }) {
      // the same if it is sent again: many mailboxes then show it once
      const messageId = `<${id}@${domain}>`;
      try {
        await transport.sendMail({
          from: MAIL_FROM,
          to,
          subject,
          html,
          text,
          messageId,
          // a server that knows a mail by its key refuses another message under it
          date,
          baseBoundary: id,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error as SmtpError, bodies.get(messageId)?.readableDidRead ?? false);
      } finally {
        bodies.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number | false;
}

/** RFC 3463: refused by a rule (relaying, a blocked sender, a quota), which says nothing of the mailbox. */
const POLICY = /\b5\.7\.\d+\b|\b5\.4\.5\b/;

/** What a failure means. A refusal of the recipient or of the message is of this mail alone; all else would befall the next one too. */
export function outcomeOf(
  { message, code, command, responseCode }: SmtpError,
  bodyWasRead: boolean,
): Outcome {
  const reason = message;
  // an address that cannot be said to any server
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', reason, bounced: true };
  if (command === 'RCPT TO' || command === 'DATA') {
    const bounced = command === 'RCPT TO' && !POLICY.test(message);
    return Number(responseCode) >= 500
      ? { outcome: 'refused', reason, bounced }
      : { outcome: 'later', reason };
  }
  // the server may have taken it, and its answer was lost
  if (bodyWasRead && !responseCode) return { outcome: 'doubtful', reason };
  return { outcome: 'later', reason, unreachable: true };
}
