import { beforeEach, expect, test } from 'vitest';
import { captureRequestConsole, getCurrentRequest, runInRequestScope } from './request-scope.ts';

const request = new Request('http://site.test/rest/v1/notes?select=id', { method: 'POST' });
let printed: unknown[][];

// not `vi.spyOn`: restoring the spy would also remove the capture
console.error = (...parts: unknown[]) => void printed.push(parts);
captureRequestConsole();

beforeEach(() => {
  printed = [];
});

async function answerWith(status: number): Promise<void> {
  await runInRequestScope(request, async () => {
    console.error(Object.assign(new Error('connection\n  lost'), { code: '57P01' }));
    console.error('and the same again');
    return new Response(null, { status });
  });
}

test('an error of the caller prints nothing', async () => {
  await answerWith(409);
  expect(printed).toEqual([]);
});

test('a server error prints one line with its reason', async () => {
  await answerWith(500);
  expect(printed).toEqual([['[backend] POST /rest/v1/notes: 500 57P01 connection lost']]);
});

test('output outside a request is printed', () => {
  console.error('mine');
  expect(printed).toEqual([['mine']]);
});

test('getCurrentRequest returns the request while it is answered, and undefined afterwards', async () => {
  let current: Request | undefined;
  await runInRequestScope(request, async () => {
    current = getCurrentRequest();
    return new Response();
  });
  expect([current, getCurrentRequest()]).toEqual([request, undefined]);
});
