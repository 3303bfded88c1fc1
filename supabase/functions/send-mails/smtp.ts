import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { DeliveryResult, MailTransport } from './mail-server.ts';

/** Connections that mail providers commonly allow one sender. */
const MAX_CONNECTIONS = 5;

/**
 * Opens the SMTP server that the function's secrets name. Port 465, the default, is TLS from the first byte.
 */
export function openSmtpTransport(environment: Record<string, string | undefined>): MailTransport {
  const { SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = environment;
  if (!SMTP_HOST || !MAIL_FROM) throw new Error('The function needs the secrets SMTP_HOST and MAIL_FROM.');
  const port = Number(SMTP_PORT || 465);
  const auth = SMTP_USER ? { user: SMTP_USER, pass: SMTP_PASSWORD ?? '' } : undefined;
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    host: SMTP_HOST,
    port,
    secure: port === 465,
    auth,
    // the password is always encrypted
    requireTLS: auth !== undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const domain = /@([^>\s]+)/.exec(MAIL_FROM)?.[1] ?? SMTP_HOST;
  // The SMTP client reads the body of a message once the server has accepted the envelope. So a read body may have arrived.
  const bodies = new Map<string, Readable>();
  transport.use('stream', ({ message }, callNextPlugin) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const body = createReadStream(options);
      bodies.set(message.messageId(), body);
      return body;
    };
    callNextPlugin();
  });
  return {
    async deliver({ id, to, date, subject, html, text, headers }) {
      // equal for each attempt, so that many mailboxes show a duplicate once
      const messageId = `<${id}@${domain}>`;
      try {
        await transport.sendMail({
          from: MAIL_FROM,
          to,
          subject,
          html,
          text,
          messageId,
          // equal for each attempt: a server that knows the key refuses a different message
          date,
          baseBoundary: id,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
        return { outcome: 'sent' };
      } catch (error) {
        return toFailedDeliveryResult(error as SmtpError, bodies.get(messageId)?.readableDidRead ?? false);
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

/** RFC 3463: refused by a policy (relaying, a blocked sender, a quota), not because of the mailbox. */
const POLICY_REFUSAL = /\b5\.7\.\d+\b|\b5\.4\.5\b/;

/**
 * Returns the outcome of a failure. A refused recipient or message concerns this mail only; other failures
 * would hit the next mail too.
 */
export function toFailedDeliveryResult(
  { message, code, command, responseCode }: SmtpError,
  bodyWasRead: boolean,
): DeliveryResult {
  const reason = message;
  // an address that SMTP cannot express
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', reason, bounced: true };
  if (command === 'RCPT TO' || command === 'DATA') {
    const bounced = command === 'RCPT TO' && !POLICY_REFUSAL.test(message);
    return Number(responseCode) >= 500
      ? { outcome: 'refused', reason, bounced }
      : { outcome: 'later', reason };
  }
  // the server may have accepted the mail before its answer was lost
  if (bodyWasRead && !responseCode) return { outcome: 'unconfirmed', reason };
  return { outcome: 'later', reason, unreachable: true };
}
