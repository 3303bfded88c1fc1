import { currentRequest } from './request-scope.ts';

/** A mail the backend would have sent. */
export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link of the mail that carries out its purpose (confirm, reset), when it has one. */
  link: string | undefined;
  /** When it was caught, ISO 8601. */
  at: string;
}

/** Where mails end up instead of being sent. */
export interface Mailbox {
  /** Newest last. */
  mails: CaughtMail[];
  send(message: { to: string; subject: string; text?: string; html?: string }): Promise<void>;
}

const CAPACITY = 500;

/** Keeps mails in memory instead of sending them; the oldest give way beyond 500. */
export function createMailbox(onMail?: (mail: CaughtMail) => void): Mailbox {
  const mails: CaughtMail[] = [];
  return {
    mails,
    async send({ to, subject, text = '', html = '' }) {
      const mail = {
        to,
        subject,
        text: withRequestedRedirect(text),
        html: withRequestedRedirect(html),
        link: /https?:\/\/\S+/.exec(withRequestedRedirect(text))?.[0],
        at: new Date().toISOString(),
      };
      mails.push(mail);
      if (mails.length > CAPACITY) mails.shift();
      onMail?.(mail);
    },
  };
}

/** Answers `GET /_mail`: the mails as JSON, newest last, only those to one address with `?to=`. */
export function mailResponse(mails: readonly CaughtMail[], request: Request): Response {
  const to = new URL(request.url).searchParams.get('to')?.toLowerCase();
  const wanted = to ? mails.filter((mail) => mail.to.toLowerCase() === to) : mails;
  return Response.json(wanted, { headers: { 'cache-control': 'no-store' } });
}

// Fix 4. The library writes the site address into every link, whatever emailRedirectTo or redirectTo the page
// asked for. The allow-list is still checked when the link is opened.
function withRequestedRedirect(body: string): string {
  const request = currentRequest();
  const wanted = request && new URL(request.url).searchParams.get('redirect_to');
  if (!wanted) return body;
  return body.replace(/redirect_to=[^&"'\s<]*/g, () => `redirect_to=${encodeURIComponent(wanted)}`);
}
