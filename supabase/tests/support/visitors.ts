import { inject } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';

const runId = crypto.randomUUID();
let networkCount = 0;

/** Returns a documentation address in a network (/48) that no other test uses. */
export const createSenderAddress = () => `3fff:${runId.slice(0, 3)}:${(++networkCount).toString(16)}::1`;

/** Returns the header in which the edge server passes the sender's address. */
export const senderHeaders = (address: string) => ({ 'cf-connecting-ip': address });

const send = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${inject('apiUrl')}/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/**
 * Inserts a row as a visitor, with the headers that the edge server adds. Returns HTTP status and error code.
 */
export async function postVisitorRow(table: string, body: object, headers: Record<string, string>) {
  const response = await send(table, body, headers);
  const text = await response.text();
  return { status: response.status, code: text ? (JSON.parse(text) as { code?: string }).code : undefined };
}

/** Requests a CV upload ticket as the form does. Returns the status, the file's name and the whole answer. */
export async function postCvUploadTicket(extension = 'pdf', headers = senderHeaders(createSenderAddress())) {
  const response = await send('rpc/open_cv_upload', { extension }, headers);
  const answer = (await response.json()) as string | { code: string } | null;
  return { status: response.status, name: typeof answer === 'string' ? answer : '', answer };
}
