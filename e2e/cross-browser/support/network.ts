import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { toCallExpression } from './call-expression.ts';
import { reportConsoleErrors } from './report-console-errors.ts';

/**
 * Proxy between browser and site, by which a test changes requests and answers. It works for every engine.
 */
export interface Network {
  /** Origin of the proxy. It is new for each test, so its storage is empty. */
  readonly origin: string;
  /** Errors and warnings of the pages so far. */
  readonly faults: string[];
  /** Runs a script in each page before its own scripts. It sees only its arguments and the page. */
  beforeAll<A extends unknown[]>(script: (...seen: A) => void, ...seen: A): void;
  /** Changes the HTML of each page. */
  rewrite(change: (html: string) => string): void;
  /** Adds this header to the answer of each page, or replaces it. */
  header(name: string, value: string): void;
  /** Holds matching requests until the returned function is called. */
  hold(address: RegExp): () => void;
  /** Answers matching requests with 503, like a backend that is down. */
  refuse(address: RegExp): void;
  /** Sends the first `cut` characters of each page, and the rest after this time. */
  pauseAt(cut: (html: string) => number, milliseconds: number): void;
  close(): void;
}

const SCRIPT = '/before-all.js';
const FAULTS = '/faults';

/** Starts a proxy in front of the site. */
export async function startNetwork(site: string): Promise<Network> {
  const faults: string[] = [];
  const scripts = [toCallExpression(reportConsoleErrors, [])];
  const headers: OutgoingHttpHeaders = {};
  const changes: ((html: string) => string)[] = [
    (html) => html.replace('<head>', `<head><script src="${SCRIPT}"></script>`),
  ];
  const heldRequests = new Map<RegExp, Promise<void>>();
  const refusedRequests: RegExp[] = [];
  let pause = (_html: string): { cut?: number; milliseconds?: number } => ({});

  async function page(answer: IncomingMessage, reply: ServerResponse) {
    const whole = changes.reduce((html, change) => change(html), await text(answer));
    const { 'content-length': _, ...kept } = answer.headers;
    reply.writeHead(answer.statusCode ?? 500, { ...kept, ...headers });
    const { cut = whole.length, milliseconds = 0 } = pause(whole);
    reply.write(whole.slice(0, cut));
    setTimeout(() => reply.end(whole.slice(cut)), milliseconds);
  }

  async function pass(message: IncomingMessage, reply: ServerResponse) {
    const address = message.url ?? '/';
    if (address === FAULTS) {
      faults.push(await text(message));
      return reply.end();
    }
    if (address === SCRIPT) {
      reply.writeHead(200, { 'content-type': 'text/javascript' });
      return reply.end(scripts.join(';\n'));
    }
    if (refusedRequests.some((pattern) => pattern.test(address))) {
      reply.writeHead(503, { 'content-type': 'application/json' });
      return reply.end('{}');
    }
    for (const [pattern, released] of heldRequests) if (pattern.test(address)) await released;
    const onward = request(new URL(address, site), {
      method: message.method,
      headers: { ...message.headers, 'accept-encoding': 'identity' },
    });
    onward.once('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) return page(answer, reply);
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    // the browser has left, or the site has stopped: there is no answer to send
    onward.once('error', () => reply.destroy());
    message.pipe(onward);
  }

  const server = createServer((message, reply) => void pass(message, reply));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    beforeAll: (script, ...seen) => scripts.push(toCallExpression(script, seen)),
    rewrite: (change) => changes.push(change),
    header: (name, value) => {
      headers[name] = value;
    },
    refuse: (address) => void refusedRequests.push(address),
    hold: (address) => {
      let release = () => {};
      heldRequests.set(address, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    pauseAt: (cut, milliseconds) => {
      pause = (html) => ({ cut: cut(html), milliseconds });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
