import { expect, it } from 'vitest';
import { replaceProxyPageWithError } from './replace-proxy-page-with-error';

const tableUrl = 'https://projet.supabase.co/rest/v1/tags?select=id';
const respond = (status: number, type: string | null, body: string | null = '[]') =>
  new Response(body, { status, headers: type ? { 'content-type': type } : {} });

it.each([['application/json; charset=utf-8'], ['application/vnd.pgrst.object+json; charset=utf-8']])(
  'returns a response of type %s as it is',
  (type) => {
    const response = respond(200, type);
    expect(replaceProxyPageWithError(response, 'GET', tableUrl)).toBe(response);
  },
);

it.each([
  ['text/html', '<!doctype html>'],
  ['text/plain', ''],
  [null, null],
])('refuses a 200 of type %s as a bad gateway', async (type, body) => {
  const response = replaceProxyPageWithError(respond(200, type, body), 'POST', tableUrl);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ message: 'not an answer of our API' });
});

it.each([
  [403, 'GET', tableUrl],
  [201, 'POST', tableUrl],
  [204, 'DELETE', tableUrl],
  [200, 'HEAD', tableUrl],
  [200, 'GET', 'https://projet.supabase.co/storage/v1/object/authenticated/cv/a.pdf'],
])('does not check the type of a %s answer to %s %s', (status, method, url) => {
  const response = respond(status, null, null);
  expect(replaceProxyPageWithError(response, method, url)).toBe(response);
});
