import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Mail that the server received. */
export interface ReceivedMail {
  to: string;
  /** Headers and body, unchanged. */
  source: string;
}

interface TestMailServerOptions {
  /** Port; 0, the default, takes a free one. */
  port?: number;
  /** Header that identifies a mail. The server accepts a duplicate and keeps only the first. */
  duplicateHeader?: string | undefined;
  /** Throws an Error with a `responseCode` to refuse a recipient. */
  onRecipient?: (address: string) => void;
  /** Receives each mail that is no duplicate, before the server answers. An Error with a `responseCode` refuses the mail. */
  onMail?: (mail: ReceivedMail) => void | Promise<void>;
}

/** Mail server that stores mails instead of delivering them. */
export interface TestMailServer {
  port: number;
  mails: ReceivedMail[];
  /** Duplicates that it recognised. */
  duplicates: ReceivedMail[];
  /** Closes every open connection without an answer. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** Starts a mail server on the loopback interface, for tests and measurements. */
export async function startTestMailServer({
  port = 0,
  duplicateHeader,
  onRecipient,
  onMail,
}: TestMailServerOptions = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const duplicates: ReceivedMail[] = [];
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
        const key = duplicateHeader && readHeader(mail, duplicateHeader);
        if (key && keys.has(key)) {
          duplicates.push(mail);
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
    duplicates,
    dropConnections() {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readHeader({ source }: ReceivedMail, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const start = `${name.toLowerCase()}: `;
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(start))
    ?.slice(start.length);
}
