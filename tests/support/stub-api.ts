import { vi } from 'vitest';

/** Request of a test to the API. */
export interface ApiRequest {
  url: URL;
  method: string;
  /** Parsed JSON; undefined without a body, and for a file. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it sends
  body: any;
  /** True for a request of one row, which must not be a list. */
  isSingle: boolean;
}

/** Answers every request of a test: with a `Response`, or with data as JSON. */
export function stubApi(answer: (request: ApiRequest) => unknown): void {
  vi.stubGlobal(
    'fetch',
    async (input: RequestInfo | URL, { method = 'GET', body, headers }: RequestInit = {}) => {
      const data = await answer({
        url: new URL(String(input)),
        method,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        isSingle: new Headers(headers).get('accept')?.includes('pgrst.object') ?? false,
      });
      return data instanceof Response ? data : Response.json(data);
    },
  );
}

/** Answer that never arrives: the connection breaks. The change may be stored. */
export const loseAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answer that the test does not wait for: the request stays open. */
export const neverAnswer = () => new Promise<never>(() => undefined);

/** Refuses a request, as the API does, with a code of Postgres or PostgREST. */
export const refuse = (status: number, code: string) => Response.json({ code, message: '' }, { status });

/** Answers that no row matches: row security hides it, or it has another version. */
export const answerNoRow = () => refuse(406, 'PGRST116');
