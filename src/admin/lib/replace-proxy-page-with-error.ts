/**
 * Returns a response of the API unchanged. The page of a proxy or of a Wi-Fi sign-in is HTML with the status 200: it
 * becomes a 502, so that queries retry and the session stays.
 */
export function replaceProxyPageWithError(response: Response, method: string, url: string): Response {
  const isFile = method === 'GET' && url.includes('/storage/v1/object/');
  if (response.status !== 200 || method === 'HEAD' || isFile) return response;
  if (response.headers.get('content-type')?.includes('json')) return response;
  return new Response(JSON.stringify({ message: 'not an answer of our API' }), { status: 502 });
}
