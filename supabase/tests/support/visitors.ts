import { inject } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';

const mark = crypto.randomUUID();
let number = 0;

/** Returns a documentation address in a network (/48) that no other test uses. */
export const newAddress = () => `3fff:${mark.slice(0, 3)}:${(++number).toString(16)}::1`;

/** Returns the header by which the edge passes on the sender's address. */
export const senderHeaders = (address: string) => ({ 'cf-connecting-ip': address });

const send = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${inject('apiUrl')}/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/**
 * Inserts as a visitor behind an edge that adds these headers. Returns the HTTP status and the error code.
 */
export async function post(table: string, body: object, headers: Record<string, string>) {
  const response = await send(table, body, headers);
  const text = await response.text();
  return { status: response.status, code: text ? (JSON.parse(text) as { code?: string }).code : undefined };
}

/** Requests the name of a CV as the form does. Returns the answer, or the error code. */
export async function openCvUpload(extension = 'pdf', headers = senderHeaders(newAddress())) {
  const response = await send('rpc/open_cv_upload', { extension }, headers);
  const answer = (await response.json()) as string | { code: string } | null;
  return { status: response.status, name: typeof answer === 'string' ? answer : '', answer };
}
