import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Mail that the server received. */
export interface SunkMail {
  to: string;
  /** Headers and body, unchanged. */
  source: string;
}

interface SinkOptions {
  /** Port; 0, the default, takes a free one. */
  port?: number;
  /** Header that identifies a mail. The server accepts a duplicate and keeps only the first. */
  onceHeader?: string | undefined;
  /** Throws an Error with a `responseCode` to refuse a recipient. */
  onRecipient?: (address: string) => void;
  /** Receives each complete mail before the sender gets an answer. An error refuses the mail. */
  onMail?: (mail: SunkMail) => void | Promise<void>;
}

/** Mail server that stores mails instead of delivering them. */
export interface SmtpSink {
  port: number;
  mails: SunkMail[];
  /** Duplicates that it recognised. */
  known: SunkMail[];
  /** Closes every open connection without an answer. */
  drop(): void;
  close(): Promise<void>;
}

/** Starts a mail server on the loopback interface, for tests and measurements. */
export async function openSmtpSink({
  port = 0,
  onceHeader,
  onRecipient,
  onMail,
}: SinkOptions = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = [];
  const known: SunkMail[] = [];
  const keys = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, answer) {
      try {
        onRecipient?.(address);
        answer();
      } catch (error) {
        answer(error as Error);
      }
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = {
          to: envelope.rcptTo.map(({ address }) => address).join(),
          source: Buffer.concat(chunks).toString(),
        };
        const key = onceHeader && headerOf(mail, onceHeader);
        if (key && keys.has(key)) {
          known.push(mail);
          answer(null);
          return;
        }
        try {
          await onMail?.(mail);
          mails.push(mail);
          if (key) keys.add(key);
          answer(null);
        } catch (error) {
          answer(error as Error);
        }
      });
    },
  });
  // killing a sender breaks its connection
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    known,
    drop() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function headerOf({ source }: SunkMail, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const start = `${name.toLowerCase()}: `;
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(start))
    ?.slice(start.length);
}
