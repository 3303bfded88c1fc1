import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it reached the sink. */
export interface SunkMail {
  to: string;
  /** Headers and body, as they were sent. */
  source: string;
}

interface SinkOptions {
  /** The port; 0, the default, takes a free one. */
  port?: number;
  /** The header by which it knows a mail that it has: it takes such a one, and keeps the first. */
  onceHeader?: string | undefined;
  /** Refuses a recipient by what it throws: an Error with a `responseCode`. */
  onRecipient?: (address: string) => void;
  /** Receives each complete mail before the sender gets an answer; an error thrown here refuses it. */
  onMail?: (mail: SunkMail) => void | Promise<void>;
}

/** A server of mail that keeps what it is sent. */
export interface SmtpSink {
  port: number;
  mails: SunkMail[];
  /** Mails that it received again and recognised. */
  known: SunkMail[];
  /** Breaks every open connection without an answer. */
  drop(): void;
  close(): Promise<void>;
}

/** Starts a server of mail on the loopback interface, for tests and measurements. */
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
  // a sender that is killed breaks its connection off
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
