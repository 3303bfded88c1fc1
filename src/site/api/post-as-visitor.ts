import { toAppError } from '@/shared/lib/app-error';
import { requestAsVisitor } from '@/site/api/visitor-request';

/** Successful answer of the API; `value` is undefined when it is no JSON, like that of a captive portal (sign-in page of a Wi-Fi network). */
interface VisitorAnswer {
  status: number;
  value: unknown;
}

/** Posts JSON to a table or a function (`rpc/…`) as a visitor. Throws an AppError. */
export async function postAsVisitor(path: string, body: object): Promise<VisitorAnswer> {
  const headers = { 'content-type': 'application/json' };
  const response = await requestAsVisitor(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw toAppError(cause);
  });
  const { ok, status } = response;
  const value: unknown = await response.json().catch(() => undefined);
  if (!ok) throw toAppError(value, status);
  return { status, value };
}
