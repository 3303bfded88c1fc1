import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBackendPath } from '../answer-request.ts';
import { type Backend, type BackendOptions, startBackend } from '../backend.ts';
import { answerNodeRequest } from './node-http.ts';

/** Options of a backend with an HTTP server. */
export interface ServeOptions extends Omit<BackendOptions, 'origin'> {
  /** Port on 127.0.0.1; 0, the default, takes a free one. */
  port?: number | undefined;
  /** Address of the site for the links in mails; by default the server's own. */
  origin?: string | undefined;
}

/** Backend with an HTTP server. */
export interface BackendServer extends Backend {
  /** Address to give to supabase-js. */
  url: string;
}

/** Starts the embedded backend with an HTTP server on the loopback interface, for tests and scripts. */
export async function serveBackend(options: ServeOptions): Promise<BackendServer> {
  let backend: Backend | undefined;
  const server = http.createServer((message, reply) => {
    if (backend && isBackendPath(message.url ?? '')) return answerNodeRequest(message, reply, backend.fetch);
    reply.writeHead(backend ? 404 : 503).end();
  });
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
  const { close } = backend;
  const closeAll = async () => {
    stopListening();
    await close();
  };
  return { ...backend, url, close: closeAll };
}
