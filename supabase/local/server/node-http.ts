import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { RequestHandler } from '../request-handler.ts';

/** Answers one request of a Node HTTP server with a `fetch` handler. */
export async function answerNodeRequest(
  message: IncomingMessage,
  reply: ServerResponse,
  handleRequest: RequestHandler,
): Promise<void> {
  try {
    const request = toRequest(message);
    const response = await handleRequest(request);
    // Unread bytes of a refused upload would come before the next request on the same connection.
    if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream());
    await sendResponse(response, reply);
  } catch (error) {
    // The visitor left during the answer.
    if (reply.destroyed) return;
    console.error(`[backend] ${message.method} ${message.url}:`, error);
    if (!reply.headersSent) reply.writeHead(500, { 'content-type': 'text/plain' });
    reply.end('The embedded backend failed; its console tells why.');
  }
}

function toRequest(message: IncomingMessage): Request {
  const method = message.method ?? 'GET';
  const { host = '' } = message.headers;
  const base = URL.canParse(`http://${host}`) ? `http://${host}` : 'http://localhost';
  const url = new URL(message.url ?? '/', base);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  headers.set('x-socket-address', message.socket.remoteAddress ?? '');
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = Readable.toWeb(message) as unknown as BodyInit;
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

async function sendResponse(response: Response, reply: ServerResponse): Promise<void> {
  reply.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader('set-cookie', cookies);
  if (!response.body) {
    reply.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>), reply);
}
