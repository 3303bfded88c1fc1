import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

/** Imports the module, with a project that gives this answer to each request. */
function importWithAnswer(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.resetModules();
  return import('./cv-upload');
}

/** Uploads a CV to a storage with this answer. */
async function uploadWithAnswer(status: number, body: string) {
  const { uploadCv } = await importWithAnswer(status, body);
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  return uploadCv({ file, type: 'application/pdf', extension: 'pdf' }, 'ticket.pdf');
}

it('an upload succeeds when the storage returns the path of the file', async () => {
  await uploadWithAnswer(200, '{"Id":"1","Key":"cv/ticket.pdf"}');
});

it.each([
  [200, '<!doctype html><p>Bienvenue sur le Wi-Fi'],
  [200, '{}'],
  [403, '{"statusCode":"403","message":"no"}'],
])('treats the answer %i %j as a failure', async (status, body) => {
  await expect(uploadWithAnswer(status, body)).rejects.toThrow();
});

it.each([
  ['"ticket.pdf"', 'ticket.pdf'],
  // the bucket is full
  ['""', null],
])('reads the answer %j as the ticket %j', async (body, ticket) => {
  const { requestCvUploadTicket } = await importWithAnswer(200, body);
  expect(await requestCvUploadTicket('pdf')).toBe(ticket);
});

it.each([
  [200, '"<p>Bienvenue sur le Wi-Fi"', { kind: 'unknown' }],
  [200, '<!doctype html><p>Bienvenue sur le Wi-Fi', { kind: 'unknown' }],
  [429, '{"code":"PT429","hint":"42"}', { kind: 'rate-limit', retryAfterSeconds: 42 }],
])('reads no ticket from the answer %i %j', async (status, body, error) => {
  const { requestCvUploadTicket } = await importWithAnswer(status, body);
  await expect(requestCvUploadTicket('pdf')).rejects.toMatchObject(error);
});
