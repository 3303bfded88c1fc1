import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { connectAsOwner, formatError } from './owner-database.ts';

const SSL_REQUEST = '0000000804d2162f';
/** The first byte of a TLS handshake. */
const HANDSHAKE = '16';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** Starts a server that records what it receives, and answers a TLS request with one letter. */
async function startTlsListener(answer: 'S' | 'N') {
  const receivedData: string[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      receivedData.push(data.toString('hex'));
      if (receivedData.at(-1) === SSL_REQUEST) socket.write(answer);
      else socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closings.push(() => server.close());
  return { receivedData, port: (server.address() as net.AddressInfo).port };
}

/** Address that reaches this machine without being a loopback address. */
const REMOTE_HOST = '0.0.0.0';

// A server answers `S` when it accepts TLS, `N` when it refuses. The client starts the handshake after either.
test.each([
  ['S', ''],
  ['N', ''],
  ['N', '?sslmode=disable'],
  ['N', '?sslmode=prefer'],
] as const)('a remote connection always uses TLS (server answers %s, query %s)', async (answer, query) => {
  const { receivedData, port } = await startTlsListener(answer);
  const database = connectAsOwner(`postgres://owner:hidden@${REMOTE_HOST}:${port}/postgres${query}`);
  await expect(database`select 1`).rejects.toThrow();
  await database.end({ timeout: 1 });
  expect(receivedData[0]).toBe(SSL_REQUEST);
  expect(receivedData[1]?.slice(0, 2)).toBe(HANDSHAKE);
  expect(receivedData.join('')).not.toContain(Buffer.from('owner').toString('hex'));
});

test('a local connection does not require TLS', async () => {
  const { receivedData, port } = await startTlsListener('N');
  const database = connectAsOwner(`postgres://owner@127.0.0.1:${port}/postgres`);
  const query = database`select 1`.catch(() => {});
  await vi.waitFor(() => expect(receivedData).not.toHaveLength(0));
  await database.end({ timeout: 0 });
  await query;
  expect(receivedData[0]).toContain(Buffer.from('owner').toString('hex'));
});

test('the error of an untrusted certificate contains the solution', () => {
  const error = Object.assign(new Error('self-signed certificate in certificate chain'), {
    code: 'SELF_SIGNED_CERT_IN_CHAIN',
  });
  expect(formatError(error)).toContain('PGSSLROOTCERT');
  expect(formatError(new Error('else'))).toBe('else');
});

test('the error of a failed fetch contains the reason', async () => {
  const fetchError = await fetch('http://127.0.0.1:1').catch((error: Error) => error);
  const storageError = Object.assign(new Error('fetch failed'), { originalError: fetchError });
  const error = new Error('media/a.png: fetch failed', { cause: storageError });
  expect(formatError(fetchError)).toBe('fetch failed (bad port)');
  expect(formatError(error)).toBe('media/a.png: fetch failed (bad port)');
});

test.each([
  'nowhere',
  'postgres://owner:a#b@db.example.com/postgres',
  'postgres://owner:a%b@db.example.com/postgres',
])('the error of an invalid DATABASE_URL explains how to write it (%s)', (address) => {
  expect(() => connectAsOwner(address)).toThrow(/DATABASE_URL.*# is %23/);
});
