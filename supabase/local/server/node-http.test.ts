import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { answerNodeRequest } from './node-http.ts';

test('an upload that no handler reads leaves its connection to the next request', async () => {
  const answer = async ({ method }: Request) => new Response(method);
  const server = http.createServer((message, reply) => answerNodeRequest(message, reply, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (method: string, body?: Buffer) => {
    const { port } = server.address() as AddressInfo;
    const request = http.request({ port, host: '127.0.0.1', method, agent });
    request.end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return { body: await text(response), reused: request.reusedSocket };
  };
  expect(await send('POST', Buffer.alloc(300_000))).toEqual({ body: 'POST', reused: false });
  expect(await send('GET')).toEqual({ body: 'GET', reused: true });
  agent.destroy();
  server.close();
});
