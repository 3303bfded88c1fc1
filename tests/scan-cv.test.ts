import { describe, expect, it, vi } from 'vitest';
import { createScanHandler } from '../supabase/functions/scan-cv/handler.ts';
import { scanFile } from '../supabase/functions/scan-cv/scan-file.ts';

const SECRET = 'shared-secret';

describe('the function scan-cv', () => {
  const settings = { projectUrl: 'https://x.test', secretKey: 'sb_secret_x', callerSecret: SECRET };
  const name = `${crypto.randomUUID()}.pdf`;
  const createRequest = (body: string, secret = SECRET, method = 'POST') =>
    new Request('https://x.test/functions/v1/scan-cv', {
      method,
      headers: { authorization: `Bearer ${secret}` },
      ...(method === 'POST' ? { body } : {}),
    });
  const readVerdict = async (scan: ReturnType<typeof createScanHandler>) =>
    (await scan(createRequest(JSON.stringify({ name })))).json();
  const createStorage = (status = 200) =>
    vi.fn(async (_request: unknown) => new Response('%PDF-1.7', { status }));

  it('gives the scanner the file of storage and returns the verdict with the name', async () => {
    const send = createStorage();
    const scan = createScanHandler(
      settings,
      async (file) => ((await file.text()) === '%PDF-1.7' ? 'clean' : 'infected'),
      send,
    );
    expect(await readVerdict(scan)).toEqual({ name, verdict: 'clean' });
    const request = send.mock.calls[0]?.[0] as Request;
    expect(request.url).toBe(`https://x.test/storage/v1/object/cv/${name}`);
    expect(request.headers.get('apikey')).toBe('sb_secret_x');
  });

  it('answers pending until an operator adds a scanner', async () => {
    const scan = createScanHandler(settings, scanFile, createStorage());
    expect(await readVerdict(scan)).toEqual({ name, verdict: 'pending' });
  });

  it.each([
    ['another secret', createRequest(JSON.stringify({ name }), 'guess'), 401],
    ['another method', createRequest('', SECRET, 'GET'), 405],
    ['no JSON', createRequest('<'), 400],
    ['no name', createRequest('null'), 400],
    ['a path', createRequest('{"name":"../media/x.pdf"}'), 400],
  ])('refuses %s before it reads a file', async (_what, request, status) => {
    const send = createStorage();
    expect((await createScanHandler(settings, scanFile, send)(request)).status).toBe(status);
    expect(send).not.toHaveBeenCalled();
  });

  it('gives no verdict when storage or the scanner fails', async () => {
    const rejectScan = async () => Promise.reject(new Error('no scanner'));
    for (const scan of [
      createScanHandler(settings, scanFile, createStorage(404)),
      createScanHandler(settings, rejectScan, createStorage()),
    ])
      expect((await scan(createRequest(JSON.stringify({ name })))).status).toBe(502);
    expect(console.error).toHaveBeenCalledTimes(2);
    vi.mocked(console.error).mockClear();
  });
});
