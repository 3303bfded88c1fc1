/** What is read or sent by an address alone. */
const BY_ADDRESS = /^(GET \/storage\/v1\/object\/(public|sign)|PUT \/storage\/v1\/object\/upload\/sign)\//;

/**
 * Fix 17. What comes as a bearer and is no token, an API key above all (`Bearer sb_…`), makes a visitor for the library.
 * Hosted projects refuse it, the tables’ API and the storage each in their own words; the accounts’ API looks at it
 * only where somebody must be signed in, and there the library refuses it too.
 * @returns undefined when there is nothing to refuse.
 */
export function refuseForeignBearer(request: Request, pathname: string): Response | undefined {
  const [, bearer] = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (bearer === undefined) return undefined;
  const parts = bearer.trim().split('.').length;
  if (parts === 3) return undefined;
  const message = `Expected 3 parts in JWT; got ${parts}`;
  const headers = { 'access-control-allow-origin': '*' };
  if (pathname.startsWith('/rest/v1')) {
    return Response.json({ code: 'PGRST301', details: null, hint: null, message }, { status: 401, headers });
  }
  if (!pathname.startsWith('/storage/v1') || BY_ADDRESS.test(`${request.method} ${pathname}`))
    return undefined;
  const refusal = { statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS' };
  return Response.json(refusal, { status: 400, headers });
}
