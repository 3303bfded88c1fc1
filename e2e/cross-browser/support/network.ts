import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { call } from './call.ts';
import { tellFaults } from './tell-faults.ts';

/** What a test may do to the site on its way to the browser. The same for every engine, since it happens before them. */
export interface Network {
  /** The site through this network: an origin that no other test has, so that nothing is stored there yet. */
  readonly origin: string;
  /** What the pages had to complain about so far. */
  readonly faults: string[];
  /** Runs in each page before anything of its own, as an extension of the browser does. It sees its arguments and the page. */
  beforeAll<A extends unknown[]>(script: (...seen: A) => void, ...seen: A): void;
  /** Changes each page. */
  rewrite(change: (html: string) => string): void;
  /** Answers each page with this header too, or in place of its own. */
  header(name: string, value: string): void;
  /** Holds these requests back until the returned function is called. */
  hold(address: RegExp): () => void;
  /** Answers these requests with 503, as a backend that is down. */
  refuse(address: RegExp): void;
  /** Sends the first so many characters of each page at once, and the rest so many milliseconds later. */
  pauseAt(cut: (html: string) => number, milliseconds: number): void;
  close(): void;
}

const SCRIPT = '/before-all.js';
const FAULTS = '/faults';

/** Puts a network before the site. */
export async function networkTo(site: string): Promise<Network> {
  const faults: string[] = [];
  const scripts = [call(tellFaults, [])];
  const headers: OutgoingHttpHeaders = {};
  const changes: ((html: string) => string)[] = [
    (html) => html.replace('<head>', `<head><script src="${SCRIPT}"></script>`),
  ];
  const held = new Map<RegExp, Promise<void>>();
  const refused: RegExp[] = [];
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
    if (refused.some((pattern) => pattern.test(address))) {
      reply.writeHead(503, { 'content-type': 'application/json' });
      return reply.end('{}');
    }
    for (const [pattern, released] of held) if (pattern.test(address)) await released;
    const onward = request(new URL(address, site), {
      method: message.method,
      headers: { ...message.headers, 'accept-encoding': 'identity' },
    });
    onward.once('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) return page(answer, reply);
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    // whoever asked has left, or the site is gone: either way there is nobody to tell
    onward.once('error', () => reply.destroy());
    message.pipe(onward);
  }

  const server = createServer((message, reply) => void pass(message, reply));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    faults,
    beforeAll: (script, ...seen) => scripts.push(call(script, seen)),
    rewrite: (change) => changes.push(change),
    header: (name, value) => {
      headers[name] = value;
    },
    refuse: (address) => void refused.push(address),
    hold: (address) => {
      let release = () => {};
      held.set(address, new Promise((resolve) => (release = resolve)));
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
