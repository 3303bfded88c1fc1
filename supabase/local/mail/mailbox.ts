/** Mail that the backend stored instead of sending it. */
export interface CaughtMail {
  to: string;
  subject: string;
  /** The plain text of the mail. */
  text: string;
  html: string;
  /** Headers for programs, such as List-Unsubscribe. */
  headers?: Record<string, string> | undefined;
  /** First link of the HTML, which is its main action (confirm, reset). */
  link: string | undefined;
  /** Time of arrival, ISO 8601. */
  at: string;
}

/** Mail to catch; a missing text is derived from the HTML. */
type MailToCatch = Pick<CaughtMail, 'to' | 'subject' | 'headers'> & { html?: string; text?: string };

/** Store of caught mails. */
export interface Mailbox {
  /** Newest last. */
  mails: CaughtMail[];
  send(message: MailToCatch): Promise<void>;
}

const CAPACITY = 500;

/** Creates a mailbox that keeps the newest 500 mails in memory instead of sending them. */
export function createMailbox(onMail?: (mail: CaughtMail) => void): Mailbox {
  const mails: CaughtMail[] = [];
  return {
    mails,
    async send({ to, subject, html = '', text = toPlainText(html), headers }) {
      const [, link] = /href="(https?:[^"]+)"/.exec(html) ?? [];
      const mail = {
        to,
        subject,
        text,
        html,
        headers,
        link: link === undefined ? undefined : unescapeHtml(link),
        at: new Date().toISOString(),
      };
      mails.push(mail);
      if (mails.length > CAPACITY) mails.shift();
      onMail?.(mail);
    },
  };
}

/** Answers `GET /_mail`: the mails as JSON, newest last; with `?to=`, those to one address. */
export function createMailboxResponse(mails: readonly CaughtMail[], request: Request): Response {
  const to = new URL(request.url).searchParams.get('to')?.toLowerCase();
  const matches = to ? mails.filter((mail) => mail.to.toLowerCase() === to) : mails;
  return Response.json(matches, { headers: { 'cache-control': 'no-store' } });
}

const CHARACTER_BY_ENTITY: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTER_BY_ENTITY[entity] ?? entity);
}

function toPlainText(html: string): string {
  const plainText = html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<\/(?:p|h1)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/[ \t\r]*\n[ \t\r]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  return unescapeHtml(plainText).trim();
}
