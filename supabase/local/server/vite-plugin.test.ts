import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { createServer, type Plugin, preview, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../scripts/lib/find-free-port.ts';
import type { Backend } from '../backend.ts';
import { createScratchDir } from '../tests/support.ts';
import { localBackendPlugin } from './vite-plugin.ts';

const dir = createScratchDir();
const globalState = globalThis as typeof globalThis & {
  localBackendOfThisProcess?: Promise<Backend> | undefined;
};
const cleanups: (() => Promise<unknown>)[] = [];
let site: string;

beforeEach(({ task }) => {
  site = path.join(dir, task.id);
  mkdirSync(`${site}/dist`, { recursive: true });
  writeFileSync(`${site}/index.html`, '<h1>site</h1>');
  writeFileSync(`${site}/dist/index.html`, '<h1>built</h1>');
  vi.stubEnv('VITEST', '');
  vi.stubEnv('VITE_SUPABASE_URL', undefined);
  vi.stubEnv('LOCAL_BACKEND_DIR', `${site}/data`);
  vi.stubEnv('LOCAL_BACKEND_DURABLE', '0');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of cleanups.splice(0).reverse()) await close();
  await (await globalState.localBackendOfThisProcess)?.close();
  globalState.localBackendOfThisProcess = undefined;
});

const options = () => ({
  root: site,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [localBackendPlugin()],
});

async function startDevServer(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    ...options(),
    server: { port, strictPort: true, hmr: false, ws: false, watch: null },
  });
  cleanups.push(() => server.close());
  await server.listen();
  return server;
}

const isJson = async (url: string) => (await fetch(url)).headers.get('content-type')?.includes('json');

test('the dev server serves the backend on its origin, and keeps it on restart', async () => {
  const port = await findFreePort();
  const server = await startDevServer(port);
  const mails = `http://localhost:${port}/_mail`;
  expect(await (await fetch(mails)).json()).toEqual([]);
  // the backend answers, and asks for an API key
  expect((await fetch(`http://localhost:${port}/auth/v1/health`)).status).toBe(401);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('site');
  const backend = await globalState.localBackendOfThisProcess;
  await server.restart();
  expect(await isJson(mails)).toBe(true);
  expect(await globalState.localBackendOfThisProcess).toBe(backend);
});

test('the preview of a build serves the backend too', async () => {
  const port = await findFreePort();
  const server = await preview({ ...options(), preview: { port, strictPort: true } });
  cleanups.push(() => server.close());
  expect(await isJson(`http://localhost:${port}/_mail`)).toBe(true);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('built');
});

test.each(['environment', '.env file'])(
  'no backend starts when the %s names another backend',
  async (source) => {
    if (source === 'environment') vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
    else writeFileSync(`${site}/.env`, 'VITE_SUPABASE_URL=https://project.example\n');
    const port = await findFreePort();
    await startDevServer(port);
    expect(globalState.localBackendOfThisProcess).toBeUndefined();
    expect(await isJson(`http://localhost:${port}/_mail`)).toBe(false);
  },
);

test('no backend starts in a build or under Vitest', () => {
  const applies = (plugin: Plugin, command: 'build' | 'serve') =>
    typeof plugin.apply === 'function' && plugin.apply.call(plugin as never, {}, { command, mode: 'test' });
  expect([applies(localBackendPlugin(), 'serve'), applies(localBackendPlugin(), 'build')]).toEqual([
    true,
    false,
  ]);
  vi.stubEnv('VITEST', 'true');
  expect(applies(localBackendPlugin(), 'serve')).toBe(false);
});

test('a port without strictPort is refused, because links in mails contain it', async () => {
  await expect(createServer({ ...options(), server: { port: 5999 } })).rejects.toThrow('strictPort');
});

test('no backend starts when another program uses the port', async () => {
  const port = await findFreePort();
  const program = net.createServer().listen(port, 'localhost');
  await once(program, 'listening');
  cleanups.push(async () => program.close());
  await expect(startDevServer(port)).rejects.toThrow(`Port ${port} is not free`);
  expect(globalState.localBackendOfThisProcess).toBeUndefined();
});
