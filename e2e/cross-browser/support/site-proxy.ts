import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serializeCall } from './call-source.ts';
import { sendConsoleErrorsToTest } from './send-console-errors-to-test.ts';

/** Proxy between browser and site. Tests change requests and answers through it, in every engine. */
export interface SiteProxy {
  /** Origin of the proxy. It is new for each test, so its storage is empty. */
  readonly origin: string;
  /** Errors and warnings of the pages so far. */
  readonly consoleErrors: string[];
  /** Runs a script in each page before the scripts of the page. It can use its arguments and the page only. */
  runBeforePages<A extends unknown[]>(script: (...args: A) => void, ...args: A): void;
  /** Adds this header to the answer of each page, or replaces it. */
  setHeader(name: string, value: string): void;
  /** Holds matching requests until the returned function is called. */
  hold(address: RegExp): () => void;
  /** Answers matching requests with 503, like a backend that is down. */
  refuse(address: RegExp): void;
  /** Sends each page in two parts with a pause between them. `getCut` returns the length of the first part. */
  pauseAt(getCut: (html: string) => number, milliseconds: number): void;
  close(): void;
}

const SCRIPT_PATH = '/before-pages.js';
const ERRORS_PATH = '/console-errors';

/** Starts a proxy in front of the site. */
export async function startSiteProxy(site: string): Promise<SiteProxy> {
  const consoleErrors: string[] = [];
  const scripts = [serializeCall(sendConsoleErrorsToTest, [])];
  const headers: OutgoingHttpHeaders = {};
  const heldRequests = new Map<RegExp, Promise<void>>();
  const refusedRequests: RegExp[] = [];
  let getPause = (_html: string): { cut?: number; milliseconds?: number } => ({});

  async function sendPage(siteResponse: IncomingMessage, browserResponse: ServerResponse) {
    const html = await text(siteResponse);
    const changedHtml = html.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);
    const { 'content-length': _, ...otherHeaders } = siteResponse.headers;
    browserResponse.writeHead(siteResponse.statusCode ?? 500, { ...otherHeaders, ...headers });
    const { cut = changedHtml.length, milliseconds = 0 } = getPause(changedHtml);
    browserResponse.write(changedHtml.slice(0, cut));
    setTimeout(() => browserResponse.end(changedHtml.slice(cut)), milliseconds);
  }

  async function forward(browserRequest: IncomingMessage, browserResponse: ServerResponse) {
    const address = browserRequest.url ?? '/';
    if (address === ERRORS_PATH) {
      consoleErrors.push(await text(browserRequest));
      return browserResponse.end();
    }
    if (address === SCRIPT_PATH) {
      browserResponse.writeHead(200, { 'content-type': 'text/javascript' });
      return browserResponse.end(scripts.join(';\n'));
    }
    if (refusedRequests.some((pattern) => pattern.test(address))) {
      browserResponse.writeHead(503, { 'content-type': 'application/json' });
      return browserResponse.end('{}');
    }
    for (const [pattern, released] of heldRequests) if (pattern.test(address)) await released;
    const siteRequest = request(new URL(address, site), {
      method: browserRequest.method,
      headers: { ...browserRequest.headers, 'accept-encoding': 'identity' },
    });
    siteRequest.once('response', (siteResponse) => {
      if (siteResponse.headers['content-type']?.startsWith('text/html'))
        return sendPage(siteResponse, browserResponse);
      browserResponse.writeHead(siteResponse.statusCode ?? 500, siteResponse.headers);
      siteResponse.pipe(browserResponse);
    });
    // the browser has left, or the site has stopped: there is no answer to send
    siteRequest.once('error', () => browserResponse.destroy());
    browserRequest.pipe(siteRequest);
  }

  const server = createServer(
    (browserRequest, browserResponse) => void forward(browserRequest, browserResponse),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    consoleErrors,
    runBeforePages: (script, ...args) => scripts.push(serializeCall(script, args)),
    setHeader: (name, value) => {
      headers[name] = value;
    },
    refuse: (address) => void refusedRequests.push(address),
    hold: (address) => {
      let release = () => {};
      heldRequests.set(address, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    pauseAt: (getCut, milliseconds) => {
      getPause = (html) => ({ cut: getCut(html), milliseconds });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
