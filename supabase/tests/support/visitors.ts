import { inject } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';

const mark = crypto.randomUUID();
let number = 0;

/** An address of the documentation ranges that no other test uses. */
export const newAddress = () => `2001:db8:${(++number).toString(16)}:${mark.slice(0, 4)}::1`;

/** The header in which the edge tells where a request came from. */
export const from = (address: string) => ({ 'cf-connecting-ip': address });

/** Inserts as a visitor behind an edge that adds these headers; returns the HTTP status and the error's code. */
export async function post(table: string, body: object, headers: Record<string, string>) {
  const response = await fetch(`${inject('apiUrl')}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, code: text ? (JSON.parse(text) as { code?: string }).code : undefined };
}
