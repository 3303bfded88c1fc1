import { requestApi, requestRest } from './api.ts';
import { setActor, type Transaction } from './database.ts';

const runId = crypto.randomUUID();
let networkCount = 0;

/** Returns an IPv6 address for documentation (3fff::/20), in a network (/48) that no other test uses. */
export const createSenderAddress = () => `3fff:${runId.slice(0, 3)}:${(++networkCount).toString(16)}::1`;

/** Returns the header in which the edge server passes the sender's address, a new one by default. */
export const createSenderHeaders = (address = createSenderAddress()) => ({ 'cf-connecting-ip': address });

/** Gives the transaction the headers of a request, as the API does. */
export const setRequestHeaders = (tx: Transaction, headers: Readonly<Record<string, string>>) =>
  tx`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;

/** Inserts rows as the API does for a visitor. Each call has another sender address. */
export async function insertAsVisitor(tx: Transaction, table: string, rows: object | object[]) {
  await tx.savepoint(async (inner) => {
    await setRequestHeaders(inner, createSenderHeaders());
    await setActor(inner, 'anon');
    await inner`insert into ${inner(`public.${table}`)} ${inner(rows as Record<string, string>)}`;
  });
  await tx`select set_config('role', 'none', true), set_config('request.headers', '', true)`;
}

/** Inserts a row as a visitor, with the headers that the edge server adds. Returns HTTP status and error code. */
export async function postVisitorRow(
  table: string,
  body: object,
  headers: Record<string, string> = createSenderHeaders(),
) {
  const { status, code } = await requestRest({ token: null }, 'POST', table, { body, headers });
  return { status, code };
}

/** Returns a file that the bucket of CVs accepts, unless another type or too many bytes are given. */
export const createCvFile = ({ type = 'application/pdf', bytes = 200 } = {}) =>
  new File(['%PDF-1.7'.padEnd(bytes, '.')], 'cv', { type });

/** Requests a CV upload ticket as the form does. Returns the status, the file's name and the whole answer. */
export async function postCvUploadTicket(extension = 'pdf', headers = createSenderHeaders()) {
  const response = await requestApi('rest/v1/rpc/open_cv_upload', { body: { extension }, headers });
  const answer = (await response.json()) as string | { code: string } | null;
  return { status: response.status, name: typeof answer === 'string' ? answer : '', answer };
}
