/** Public and signed addresses, which need no token. */
const PUBLIC_OR_SIGNED_PATH =
  /^(GET \/storage\/v1\/object\/(public|sign)|PUT \/storage\/v1\/object\/upload\/sign)\//;

/**
 * Fix 17. The library's REST API ignores a bearer that is no token, such as an API key (`Bearer sb_…`); its Storage
 * API ignores an API key. Hosted projects refuse both, each API in another form. The Auth API checks the
 * bearer only on requests for signed-in people, where the library refuses it too.
 * @returns undefined when there is nothing to refuse.
 */
export function findBearerRefusal(request: Request, pathname: string): Response | undefined {
  const [, bearer] = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (bearer === undefined) return undefined;
  const partCount = bearer.trim().split('.').length;
  if (partCount === 3) return undefined;
  if (pathname.startsWith('/rest/v1'))
    return refuseRestRequest(401, 'PGRST301', `Expected 3 parts in JWT; got ${partCount}`);
  if (!pathname.startsWith('/storage/v1') || PUBLIC_OR_SIGNED_PATH.test(`${request.method} ${pathname}`))
    return undefined;
  return createStorageRefusal('403', 'Unauthorized', 'Invalid Compact JWS');
}

/**
 * Fix 18. Invalid text breaks the library. An undecodable path or a NUL in a value answers 500 or 503. Broken
 * UTF-8 is stored with replacement characters. Hosted projects refuse all of it with 400.
 * @returns the refusal, or else the request to continue with: a copy when this function has read the body.
 */
export async function refuseBrokenText(request: Request, pathname: string): Promise<Response | Request> {
  if (!isText(request.url)) return refuse(pathname, INVALID_ADDRESS);
  if (!request.body || isFileUpload(request, pathname)) return request;
  const body = await request.arrayBuffer();
  const problem = findProblem(body, request.headers.get('content-type') ?? 'json');
  if (problem) return refuse(pathname, problem);
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

interface Problem {
  code: string;
  message: string;
}

/** Characters that a PostgreSQL text cannot hold: NUL and unpaired surrogates. */
const NON_TEXT_CHARACTER = /\0|\p{Surrogate}/u;
const INVALID_ADDRESS = { code: '22021', message: 'invalid byte sequence for encoding "UTF8"' };
const INVALID_JSON = { code: 'PGRST102', message: 'Empty or invalid json' };
const INVALID_ESCAPE = { code: '22P05', message: 'unsupported Unicode escape sequence' };
/** Paths that receive the bytes of a file. */
const FILE_PATH = /^\/storage\/v1\/(upload\/resumable|object\/(?!list\/|sign\/|copy$|move$))/;

const isFileUpload = (request: Request, pathname: string) =>
  /^(POST|PUT|PATCH)$/.test(request.method) && FILE_PATH.test(pathname);

function isText(address: string): boolean {
  try {
    return !NON_TEXT_CHARACTER.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

function findProblem(body: ArrayBuffer, type: string): Problem | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (!type.includes('json') || text.trim() === '') return undefined;
    let hasInvalidText = false;
    // JSON.parse calls this function with each key and value, after decoding their escapes
    JSON.parse(text, (key, value) => {
      if ([key, value].some((part) => typeof part === 'string' && NON_TEXT_CHARACTER.test(part)))
        hasInvalidText = true;
      return value;
    });
    return hasInvalidText ? INVALID_ESCAPE : undefined;
  } catch {
    return INVALID_JSON;
  }
}

function refuse(pathname: string, { code, message }: Problem): Response {
  if (pathname.startsWith('/rest/v1')) return refuseRestRequest(400, code, message);
  if (pathname.startsWith('/storage/v1')) return createStorageRefusal('400', 'Bad Request', message);
  const body = {
    code: 400,
    error_code: code === INVALID_JSON.code ? 'bad_json' : 'validation_failed',
    msg: message,
  };
  return Response.json(body, { status: 400, headers: CORS_HEADERS });
}

const CORS_HEADERS = { 'access-control-allow-origin': '*' };

const refuseRestRequest = (status: number, code: string, message: string) =>
  Response.json({ code, details: null, hint: null, message }, { status, headers: CORS_HEADERS });

/** Returns the storage's refusal: HTTP 400, with the real status in the body. */
export const createStorageRefusal = (statusCode: string, error: string, message: string) =>
  Response.json({ statusCode, error, message }, { status: 400, headers: CORS_HEADERS });
