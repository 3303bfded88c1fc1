import http from 'node:http';
import { type Backend, type BackendOptions, isBackendPath, startBackend } from '../backend.ts';
import type { CaughtMail } from '../mail/mailbox.ts';
import { answerNodeRequest } from './node-http.ts';

/** Options of a backend with an HTTP server. */
export interface ServeOptions extends Omit<BackendOptions, 'origin'> {
  /** Port on 127.0.0.1; 0, the default, takes a free one. */
  port?: number | undefined;
  /** Address of the site for the links in mails; by default the server's own. */
  origin?: string | undefined;
}

/** Backend with an HTTP server. */
export interface BackendServer {
  /** Address to give to supabase-js. */
  url: string;
  databaseUrl: string;
  /** Answers a request of this process without the network. */
  fetch(request: Request): Promise<Response>;
  mails: CaughtMail[];
  appliedMigrations: string[];
  close(): Promise<void>;
}

/** Starts the embedded backend with an HTTP server on the loopback interface, for tests and scripts. */
export async function serveBackend(options: ServeOptions): Promise<BackendServer> {
  let backend: Backend | undefined;
  const server = http.createServer((message, reply) => {
    if (backend && isBackendPath(message.url ?? '')) return answerNodeRequest(message, reply, backend.fetch);
    reply.writeHead(backend ? 404 : 503).end();
  });
  const url = `http://127.0.0.1:${await listen(server, options.port ?? 0)}`;
  const stopListening = () => {
    server.close();
    server.closeAllConnections();
  };
  try {
    backend = await startBackend({ ...options, origin: options.origin ?? url });
  } catch (error) {
    stopListening();
    throw error;
  }
  const { databaseUrl, fetch, mails, appliedMigrations, close } = backend;
  const closeAll = async () => {
    stopListening();
    await close();
  };
  return { url, databaseUrl, fetch, mails, appliedMigrations, close: closeAll };
}

function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
