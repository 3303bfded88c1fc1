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
  /** Sends each page in two parts: this share of it, and the rest when the returned function is called. */
  pauseAt(share: (html: string) => number): () => void;
  close(): void;
}

const SCRIPT = '/before-all.js';
const FAULTS = '/faults';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Puts a network before the site. */
export async function networkTo(site: string): Promise<Network> {
  const faults: string[] = [];
  const scripts = [call(tellFaults, [])];
  const headers: OutgoingHttpHeaders = {};
  const changes: ((html: string) => string)[] = [
    (html) => html.replace('<head>', `<head><script src="${SCRIPT}"></script>`),
  ];
  const held = new Map<RegExp, Promise<void>>();
  let cut: { at: (html: string) => number; released: Promise<void> } | undefined;

  async function page(answer: IncomingMessage, reply: ServerResponse) {
    const whole = changes.reduce((html, change) => change(html), await text(answer));
    const { 'content-length': _, ...kept } = answer.headers;
    reply.writeHead(answer.statusCode ?? 500, { ...kept, ...headers });
    const at = cut?.at(whole) ?? whole.length;
    reply.write(whole.slice(0, at));
    await cut?.released;
    reply.end(whole.slice(at));
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
    hold: (address) => {
      const { opened, open } = gate();
      held.set(address, opened);
      return open;
    },
    pauseAt: (at) => {
      const { opened, open } = gate();
      cut = { at, released: opened };
      return open;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
