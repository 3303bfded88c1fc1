import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Uploads a CV to a storage with this answer. */
async function uploadWithAnswer(status: number, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.resetModules();
  const { uploadCv } = await import('./cv-upload');
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  return uploadCv({ file, type: 'application/pdf', extension: 'pdf' }, 'ticket.pdf');
}

it('takes a file that is already stored for the one whose answer was lost', async () => {
  await uploadWithAnswer(200, '{"Id":"1","Key":"cv/ticket.pdf"}');
  await uploadWithAnswer(400, '{"statusCode":"409","error":"Duplicate","message":"exists"}');
});

it.each([
  [200, '<!doctype html><p>Bienvenue sur le Wi-Fi'],
  [200, '{}'],
  [403, '{"statusCode":"403","message":"no"}'],
])('takes the answer %i %j for a failure', async (status, body) => {
  await expect(uploadWithAnswer(status, body)).rejects.toThrow();
});
