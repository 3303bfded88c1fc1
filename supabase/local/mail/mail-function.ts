import { createSendMailsHandler } from '../../functions/send-mails/handler.ts';
import type { MailTransport } from '../../functions/send-mails/mail-server.ts';
import { LOCAL_MAILS_SECRET, LOCAL_SECRET_KEY } from '../keys.ts';
import type { Mailbox } from './mailbox.ts';

/** The function `send-mails` on the embedded backend. */
export interface SendMailsFunction {
  answer(request: Request): Promise<Response>;
  /** Waits for the work of answered calls. */
  waitUntilIdle(): Promise<void>;
}

/** Options of the function. */
interface MailFunctionOptions {
  origin: string;
  mailbox: Mailbox;
  /** Calls the backend. */
  fetch: typeof fetch;
}

/** Returns the hosted function, run in this process. The mailbox catches its mails. */
export function createSendMailsFunction({ origin, mailbox, fetch }: MailFunctionOptions): SendMailsFunction {
  const mailboxTransport: MailTransport = {
    async deliver({ to, subject, html, text, headers }) {
      await mailbox.send({ to, subject, html, text, headers });
      return { outcome: 'sent' };
    },
    close() {},
  };
  const pendingWork = new Set<Promise<unknown>>();
  const answer = createSendMailsHandler(
    {
      projectUrl: origin,
      secretKey: LOCAL_SECRET_KEY,
      callerSecret: LOCAL_MAILS_SECRET,
      siteUrl: origin,
    },
    {
      open: () => mailboxTransport,
      fetch,
      waitUntil(work) {
        pendingWork.add(work);
        work.finally(() => pendingWork.delete(work));
      },
    },
  );
  return {
    answer,
    async waitUntilIdle() {
      await Promise.all(pendingWork);
    },
  };
}
